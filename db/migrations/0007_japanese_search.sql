-- Japanese search: words folded as people take them for the same, found by pairs of characters (B0-10).

create function folded(said text) returns text language plpgsql immutable strict parallel safe as $$
declare
  capitals constant text := 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  small constant text := 'abcdefghijklmnopqrstuvwxyz';
  dashes constant text := U&'\2010\2011\2012\2013\2014\2015\2043\2212\2500\301c\30a0\30fc~';
  kana constant text :=
    'ぁぃぅぇぉっゃゅょゎゕゖァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバ' ||
    'パヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ';
  hiragana constant text :=
    'あいうえおつやゆよわかけああいいううええおおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつつづてでとどなにぬねのはば' ||
    'ぱひびぴふぶぷへべぺほぼぽまみむめもややゆゆよよらりるれろわわゐゑをんゔかけゝゞ';
  variants constant text :=
    '亞惡壓圍爲醫壹稻飮隱營榮衞驛悅閱圓鹽緣艷應歐毆櫻奧橫溫穩假價畫會壞懷繪槪擴殼覺學嶽樂渴罐卷陷勸寬關歡觀氣旣歸僞戲犧擧虛峽' ||
    '挾狹鄕曉區驅勳薰徑惠揭溪經莖螢輕繼鷄藝擊縣儉劍險圈檢權獻硏顯驗嚴恆黃廣效鑛號國黑濟碎劑雜參棧蠶慘贊殘絲齒兒辭濕實舍寫釋壽' ||
    '收從澁獸縱肅處敍將稱燒證奬條狀乘淨剩疊繩壤孃讓釀觸囑愼眞寢盡圖粹醉穗隨髓樞數瀨聲齊靜竊攝專戰淺潛纖踐錢禪雙壯搜插爭總聰莊' ||
    '裝騷增藏臟屬續墮對體帶滯臺瀧擇澤擔單膽團彈斷癡遲晝蟲鑄廳徵聽敕鎭遞鐵轉點傳黨盜燈當鬪德獨讀屆惱腦霸廢拜賣麥發髮拔蠻祕濱甁' ||
    '拂佛竝變邊辨辯瓣步寶豐襃沒飜每萬滿默譯藥與豫餘譽搖樣謠來賴亂覽龍兩獵綠壘淚勵禮隸靈齡曆歷戀爐勞樓錄灣彌龜尙敎戶靑淸緖吳搔' ||
    '頰塡剝餠髙﨑嵜碕邉濵𠮷嶋嶌冨峯曾槇祿晉凛遙瑤堯彥巖寳渕渊舘埜邨㐂龝圡𡈽冝夘卋圀姬晄枩柗栁桺桒槗檜杦眀礒穎靍靏靎鷗鶯劔劒釼' ||
    '鍊薗萠翆燿煕濤祇禰襧籠藪蟬蔣閒舩珎畄恊羣裡桝濶亙俠凉棱驒麴攜莓鯵頸讚輛迩曻𣘺𠀋齋斎莵兔蘆吞';
  common constant text :=
    '亜悪圧囲為医壱稲飲隠営栄衛駅悦閲円塩縁艶応欧殴桜奥横温穏仮価画会壊懐絵概拡殻覚学岳楽渇缶巻陥勧寛関歓観気既帰偽戯犠挙虚峡' ||
    '挟狭郷暁区駆勲薫径恵掲渓経茎蛍軽継鶏芸撃県倹剣険圏検権献研顕験厳恒黄広効鉱号国黒済砕剤雑参桟蚕惨賛残糸歯児辞湿実舎写釈寿' ||
    '収従渋獣縦粛処叙将称焼証奨条状乗浄剰畳縄壌嬢譲醸触嘱慎真寝尽図粋酔穂随髄枢数瀬声斉静窃摂専戦浅潜繊践銭禅双壮捜挿争総聡荘' ||
    '装騒増蔵臓属続堕対体帯滞台滝択沢担単胆団弾断痴遅昼虫鋳庁徴聴勅鎮逓鉄転点伝党盗灯当闘徳独読届悩脳覇廃拝売麦発髪抜蛮秘浜瓶' ||
    '払仏並変辺弁弁弁歩宝豊褒没翻毎万満黙訳薬与予余誉揺様謡来頼乱覧竜両猟緑塁涙励礼隷霊齢暦歴恋炉労楼録湾弥亀尚教戸青清緒呉掻' ||
    '頬填剥餅高崎崎崎辺浜吉島島富峰曽槙禄晋凜遥瑶尭彦巌宝淵淵館野村喜秋土土宜卯世国姫晃松松柳柳桑橋桧杉明磯頴鶴鶴鶴鴎鴬剣剣剣' ||
    '錬園萌翠耀熙涛祗祢祢篭薮蝉蒋間船珍留協群裏枡闊亘侠涼稜騨麹携苺鰺頚讃輌邇昇橋丈斉斉兎兎芦呑';
  familiar text;
begin
  -- Numbers and codes: nothing but capitals to change.
  if said ~ '^[!-}]*$' and position('(' in said) = 0 then
    return translate(said, capitals, small);
  end if;
  familiar := normalize(regexp_replace(normalize(said, nfkd),
    '[\u0300-\u036F\u0009-\u000D \u0085\u00A0\u1680\u2028\u2029\u200B-\u200F\u2060\uFEFF\u30FB\uFE00-\uFE0F\U000E0100-\U000E01EF]', '', 'g'), nfkc);
  familiar := translate(familiar, capitals || dashes, small || repeat('-', length(dashes)));
  -- `translate` holds each character against all of these, which is dear where none is there.
  if familiar ~ ('[' || kana || ']') then
    familiar := translate(familiar, kana, hiragana);
  end if;
  if familiar ~ ('[' || variants || ']') then
    familiar := translate(familiar, variants, common);
  end if;
  familiar := normalize(familiar, nfc);
  if position('(' in familiar) = 0 then
    return familiar;
  end if;
  familiar := replace(familiar, '(株)', '株式会社');
  familiar := replace(familiar, '(有)', '有限会社');
  familiar := replace(familiar, '(同)', '合同会社');
  familiar := replace(familiar, '(資)', '合資会社');
  familiar := replace(familiar, '(名)', '合名会社');
  familiar := replace(familiar, '(社)', '社団法人');
  familiar := replace(familiar, '(財)', '財団法人');
  familiar := replace(familiar, '(学)', '学校法人');
  familiar := replace(familiar, '(医)', '医療法人');
  return familiar;
end $$;
comment on function folded(text) is 'As `folded` of the contract (contract/src/values/folded.ts); a test compares the two. Indexes stand on it: a change rebuilds them.';

create function bigrams(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  characters text[] := string_to_array(folded, null);
  pairs text[] := '{}';
begin
  for place in 2 .. cardinality(characters) loop
    pairs := pairs || (characters[place - 1] || characters[place]);
  end loop;
  return pairs;
end $$;
comment on function bigrams(text) is 'Each two neighbouring characters, for a GIN index. An index of trigrams would not find words of two characters.';

alter table employees add column former_names text not null default '';
comment on column employees.former_names is 'Names that the person had before, folded, a line each: claims of that time keep them, and are found by them.';

create function keep_former_name() returns trigger language plpgsql as $$
begin
  new.former_names := concat_ws(e'\n', nullif(old.former_names, ''), folded(old.last_name || old.first_name),
    folded(old.last_name_kana || old.first_name_kana));
  return new;
end $$;
create trigger employees_former_name
  before update of last_name, first_name, last_name_kana, first_name_kana on employees for each row
  when ((old.last_name, old.first_name, old.last_name_kana, old.first_name_kana)
    is distinct from (new.last_name, new.first_name, new.last_name_kana, new.first_name_kana))
  execute function keep_former_name();

-- Claims are found by their people: a month's claims change all day, names hardly ever.
alter table employees add column search_text text not null generated always as (
  folded(last_name || first_name) || e'\n' || folded(last_name_kana || first_name_kana) || e'\n' || folded(number)
    || e'\n' || former_names
) stored;
comment on column employees.search_text is 'What a search for the person looks through, folded, a line each.';
create index employees_by_bigram on employees using gin (bigrams(search_text)) with (fastupdate = off);
