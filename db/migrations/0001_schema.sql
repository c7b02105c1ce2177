-- The whole schema. It changes through further numbered files beside this one; db/schema.sql shows what came of all of them.

create extension if not exists btree_gist;

-- Functions stand first, since columns, constraints and indexes use them; their bodies name tables that come later.
set local check_function_bodies = off;

-- Every process that remembers sessions hears of their end, whoever ends them.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.id::text);
  return null;
end $$;

create function tell_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', s.id::text) from sessions s where s.account_id = old.id;
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

create function tell_masters_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('masters', '');
  return null;
end $$;

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

create function keep_former_name() returns trigger language plpgsql as $$
begin
  new.former_names := concat_ws(e'\n', nullif(old.former_names, ''), folded(old.last_name || old.first_name),
    folded(old.last_name_kana || old.first_name_kana));
  return new;
end $$;

create function without_long_vowels(kana text) returns text language sql immutable strict parallel safe
return replace(regexp_replace(regexp_replace(kana,
  '([おこそとのほもよろをごぞどぼぽ])[うお-]+', '\1', 'g'), '([うくすつぬふむゆるぐずづぶぷゔ])[う-]+', '\1', 'g'), '-', '');
comment on function without_long_vowels(text) is 'As `withoutLongVowels` of the contract (contract/src/values/folded.ts), of folded kana; a test compares the two.';

-- No fact tells of such a mail: whoever sends mails hears of it here.
create function tell_letter_queued() returns trigger language plpgsql as $$
begin
  perform pg_notify('letters', '');
  return null;
end $$;

create function kana_row(kana text) returns text language plpgsql immutable strict parallel safe as $$
declare
  -- Two, as ｶﾞ is.
  initial text := left(normalize(left(kana, 2), nfkc), 1);
begin
  return case
    when initial ~ '[ぁ-おァ-オゔヴ]' then 'a'
    when initial ~ '[か-ごカ-ゴヵヶゕゖ]' then 'ka'
    when initial ~ '[さ-ぞサ-ゾ]' then 'sa'
    when initial ~ '[た-どタ-ド]' then 'ta'
    when initial ~ '[な-のナ-ノ]' then 'na'
    when initial ~ '[は-ぽハ-ポ]' then 'ha'
    when initial ~ '[ま-もマ-モ]' then 'ma'
    when initial ~ '[ゃ-よャ-ヨ]' then 'ya'
    when initial ~ '[ら-ろラ-ロ]' then 'ra'
    when initial ~ '[ゎ-んヮ-ン]' then 'wa'
    else 'other' end;
end $$;
comment on function kana_row(text) is 'The row of the kana table in which a reading begins: あかさたな…, as an index of names has them.';

-- Whoever adds an employee gives them a first post: a person without one would be nowhere.
create function begin_first_post() returns trigger language plpgsql as $$
begin
  insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from, created_at)
  values (gen_random_uuid(), new.id, new.department_code, new.position_code, true, new.joined_on, new.created_at);
  return null;
end $$;

-- A session knows the employee behind it: whoever moves, is renamed or leaves is asked for anew.
create function tell_employee_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', s.id::text)
  from sessions s join accounts a on a.id = s.account_id where a.employee_id = new.id;
  return null;
end $$;

create function uuid_of(written text) returns uuid language sql immutable parallel safe as $$
  select case when written ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then written::uuid end
$$;
comment on function uuid_of(text) is 'The UUID that a text is, else null: what a record is about may have another kind of id.';

create function keep_detail_version() returns trigger language plpgsql as $$
begin
  insert into classification_detail_versions (classification_code, code, version, name, name_en, kana, sort_order,
    valid_from, valid_to, active, extra, changed_by, changed_at)
  values (new.classification_code, new.code, new.version, new.name, new.name_en, new.kana, new.sort_order,
    new.valid_from, new.valid_to, new.active, new.extra, new.updated_by, new.updated_at)
  on conflict do nothing;
  return null;
end $$;

-- What has been decided by a version must be readable from it for ever.
create function keep_published_route() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'valid_to' = to_jsonb(new) - 'valid_to' then
    return new;
  end if;
  raise exception 'a published version of an approval route does not change' using errcode = 'restrict_violation';
end $$;

create function tell_routes_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('approval-routes', '');
  return null;
end $$;

-- The types that a delegation is for, as places on a line, so that one index finds overlaps: none named are all.
create function domain_places(domains text[]) returns int4multirange language sql immutable parallel safe
return case
  when cardinality(domains) = 0 then '{(,)}'::int4multirange
  else (
    select range_agg(int4range(place, place + 1))
    from (select ('x' || left(md5(domain), 7))::bit(28)::int as place from unnest(domains) as domain) as placed
  )
end;
comment on function domain_places(text[]) is 'Where the names lie on a line of 28 bits; an empty list covers all of it.';

create function span_of(at timestamptz) returns int language sql immutable parallel safe as $$
  select floor(extract(epoch from at) / 2592000)::int
$$;
comment on function span_of(timestamp with time zone) is 'The 30 days in which a moment lies, numbered from 1970 on.';

create function in_span(pairs text[], span int) returns text[] language sql immutable parallel safe as $$
  select array(select coalesce(span::text, '') || pair from unnest(pairs) pair)
$$;
comment on function in_span(text[],integer) is 'Parts of words as they are indexed with what lies in a span of days; without a span what has no day.';

create function keep_purchase_words() returns trigger language plpgsql as $$
begin
  insert into purchase_words (request_id, submitted_at, words)
  values (new.id, new.submitted_at, new.search_text)
  on conflict (request_id) do update set submitted_at = excluded.submitted_at, words = excluded.words;
  return null;
end $$;

create function grams(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  characters text[] := string_to_array(folded, null);
  found text[] := '{}';
begin
  for place in 2 .. cardinality(characters) loop
    found := found || (characters[place - 1] || characters[place]);
    if place > 2 then
      found := found || (characters[place - 2] || characters[place - 1] || characters[place]);
    end if;
  end loop;
  return found;
end $$;
comment on function grams(text) is 'Each two and each three neighbouring characters, for a GIN index: two find short words, three find numbers.';

-- A statement sees what stood when it began. It may then have waited for the account behind a sign-in: this looks anew.
create function end_sessions(whose uuid, kept_session uuid, kept_device bytea) returns integer
  language sql volatile as $$
  delete from known_devices where account_id = whose and token_hash is distinct from kept_device;
  with over as (delete from sessions where account_id = whose and id is distinct from kept_session returning id)
  select count(*)::integer from over;
$$;
comment on function end_sessions(uuid,uuid,bytea) is 'Ends the sessions of an account that its caller has locked, and forgets its known devices, each but the named one; how many sessions that were.';

-- Who works here, who may log in, and who is logged in.

create table installation (
  one boolean default true primary key check (one),
  sample boolean not null,
  created_at timestamptz(3) not null default now()
);
comment on table installation is 'One row: whether this database holds the sample organisation. `serve` refuses it then.';

create table employees (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'),
  last_name text not null,
  first_name text not null,
  last_name_kana text not null,
  first_name_kana text not null,
  email text not null,
  department_code text not null,
  position_code text not null,
  joined_on date not null,
  left_on date,
  version integer not null default 1 check (version > 0),
  change_xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  former_names text not null default '',
  search_text text generated always as (((((((folded((last_name || first_name)) || '
') || folded((last_name_kana || first_name_kana))) || '
') || folded(number)) || '
') || former_names)) stored not null,
  reading_text text generated always as (without_long_vowels(folded((last_name_kana || first_name_kana)))) stored not null,
  phone text not null default '',
  extension text not null default '',
  workplace text not null default '',
  kana_row text generated always as (kana_row(last_name_kana)) stored not null,
  contact_text text generated always as (((((((folded(email) || '
') || folded(extension)) || '
') || folded(phone)) || '
') || replace(folded(phone), '-', ''))) stored not null,
  constraint employees_check check (left_on >= joined_on)
);
comment on table employees is 'People of the organisation (B2-01). What they hold from day to day stands in employee_posts.';
comment on column employees.department_code is 'Of the primary post of today, kept in step with employee_posts (decision 0037).';
comment on column employees.position_code is 'Of the primary post of today, kept in step with employee_posts (decision 0037).';
comment on column employees.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
comment on column employees.former_names is 'Names that the person had before, folded, a line each: claims of that time keep them, and are found by them.';
comment on column employees.search_text is 'What a search for the person looks through, folded, a line each.';
comment on column employees.reading_text is 'The name''s kana, folded and without long vowels: what a search by reading looks through.';
comment on column employees.phone is 'The company''s number of the person; private ones stand in the profile.';
comment on column employees.workplace is 'Where the person works (勤務地): a name that colleagues know.';
comment on column employees.contact_text is 'What a search of the member list looks through besides search_text, folded, a line each.';
create index employees_by_department on employees (department_code, number);
create index employees_by_kana on employees ((((last_name_kana || ' ') || first_name_kana)), number);
create index employees_by_change on employees (change_xid desc);
create index employees_by_bigram on employees using gin (bigrams(search_text)) with (fastupdate=off);
create index employees_by_reading on employees using gin (bigrams(reading_text)) with (fastupdate=off);
create index employees_by_contact on employees using gin (bigrams(contact_text)) with (fastupdate=off);
create trigger employees_former_name before update of last_name, first_name, last_name_kana, first_name_kana on employees for each row when (old.last_name is distinct from new.last_name or old.first_name is distinct from new.first_name or old.last_name_kana is distinct from new.last_name_kana or old.first_name_kana is distinct from new.first_name_kana) execute function keep_former_name();
create trigger employees_first_post after insert on employees for each row execute function begin_first_post();
create trigger employees_changed after update on employees for each row when (old.number is distinct from new.number or old.last_name is distinct from new.last_name or old.first_name is distinct from new.first_name or old.last_name_kana is distinct from new.last_name_kana or old.first_name_kana is distinct from new.first_name_kana or old.department_code is distinct from new.department_code or old.joined_on is distinct from new.joined_on or old.left_on is distinct from new.left_on) execute function tell_employee_changed();

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  display_name text not null,
  roles text[] not null check (roles <@ array['system', 'admin', 'staff', 'user'] and cardinality(roles) > 0),
  status text not null default 'active' check (status in ('invited', 'active', 'suspended')),
  language text check (language in ('ja', 'en')),
  employee_id uuid unique references employees(id) on delete restrict,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  last_signed_in_at timestamptz(3),
  last_signed_in_ip text,
  kana text not null default ''
);
comment on table accounts is 'Who may log in. An account may stand without an employee record (an operator).';
comment on column accounts.password_hash is 'argon2id, with its parameters inside. Null where none was chosen: invited, or single sign-on alone.';
comment on column accounts.language is 'The person''s choice; null follows the browser (S1-02).';
comment on column accounts.kana is 'The reading of the name as it was registered; the employee record''s counts where there is one.';
-- Whom a fact of a role is told to is asked for each fact.
create index accounts_by_role on accounts using gin (roles);
create trigger accounts_changed after update of email, display_name, roles, status, language, employee_id on accounts for each row execute function tell_account_changed();

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts(id) on delete cascade,
  token_hash bytea not null unique,
  previous_token_hash bytea unique,
  previous_until timestamptz(3),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ip text not null,
  user_agent text not null,
  provider text not null default 'password' check (provider <> ''),
  last_used_at timestamptz(3),
  sealed_id_token bytea
);
comment on table sessions is 'Open sessions: cookie and bearer token are one. Only the SHA-256 of a token is stored.';
comment on column sessions.previous_token_hash is 'The token before the last renewal, good until previous_until, so that running requests do not fail.';
comment on column sessions.provider is 'Who checked the person: password, or the configured name of an identity provider.';
comment on column sessions.last_used_at is 'To the minute; null until a minute after the sign-in. Who remembers sessions is not told of it.';
comment on column sessions.sealed_id_token is 'The provider''s token of this login, sealed by the client secret: the logout there shows it.';
create index sessions_of_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);
create trigger sessions_changed after delete or update of account_id, token_hash, previous_token_hash, previous_until, expires_at on sessions for each row execute function tell_session_changed();

-- What happened, and which request it answered.

create table audit_events (
  id uuid primary key,
  occurred_at timestamptz(3) not null,
  account_id uuid,
  actor text not null,
  roles text[] not null,
  ip text not null,
  user_agent text not null,
  operation text not null,
  event text not null,
  target_kind text,
  target_id text,
  difference jsonb not null,
  request_id text not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint audit_events_difference_bounded check (pg_column_size(difference) <= 4194304) not VALID
);
comment on table audit_events is 'Every write, refused attempt and export (B0-09): who, from where, what, to what, the difference. Append-only.';
comment on column audit_events.account_id is 'No foreign key: the record outlives the account. Null for a guest.';
comment on column audit_events.change_xid is 'Transaction of the record; records are numbered in this order.';
create index audit_events_of_target on audit_events (target_id, occurred_at);
-- A person's own sign-ins, newest first.
create index audit_events_of_sign_ins on audit_events (account_id, occurred_at desc, id desc) where (event = 'session.started');
create index audit_events_by_change on audit_events (change_xid, id);
-- What the audit trail is looked through by. An audit row is written with every change: only what a full walk would be
-- too slow for has an index, and each ends in time, so that it grows at few places.
create index audit_events_by_time on audit_events (occurred_at);
create index audit_events_of_account on audit_events (account_id, occurred_at);
create index audit_events_of_event on audit_events (event, occurred_at);
-- Every filter of the audit screen walks an index that ends in time, however rare what it asks for. In the order of bytes
-- where the beginning of a text is asked for: other orders do not keep one beginning together.
create index audit_events_of_kind on audit_events (target_kind, occurred_at);
create index audit_events_of_ip on audit_events (ip collate "C", occurred_at);
create index audit_events_of_request on audit_events (request_id collate "C");
create trigger audit_events_append_only before delete or update or truncate on audit_events for each statement execute function refuse_change();

create table idempotency_keys (
  account_id uuid not null,
  key text not null check (length(key) >= 1 and length(key) <= 200),
  operation text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz(3) not null,
  primary key (account_id, key)
);
comment on table idempotency_keys is 'The answer a write gave, kept 90 days: the same key with the same body answers it again (B0-03).';
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Lists that people choose from, and values that the law or the company changes by date.

create table classifications (
  code text primary key check (code ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'),
  name text not null,
  name_en text not null,
  description text not null,
  system boolean not null,
  active boolean not null default true,
  version integer not null default 1 check (version > 0),
  list_version integer not null default 1 check (list_version > 0),
  updated_by uuid references accounts(id) on delete restrict,
  updated_at timestamptz(3),
  constraint classifications_system_stay check (active or not system)
);
comment on table classifications is 'The master lists (B1-01). `system`: needed by the product itself.';
comment on column classifications.active is 'Stopped ones stay with their values; those of the product itself cannot be stopped.';
comment on column classifications.list_version is 'Counts every change of the values: what holds for a whole list, as the tree of departments, was checked at this count.';
comment on column classifications.updated_by is 'Null as it was installed.';
create trigger classifications_changed after insert or delete or update or truncate on classifications for each statement execute function tell_masters_changed();

create table classification_details (
  classification_code text not null references classifications(code) on delete restrict,
  code text not null check (code ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'),
  name text not null,
  name_en text not null,
  kana text not null,
  sort_order integer not null check (sort_order >= 0),
  valid_from date not null,
  valid_to date,
  active boolean not null default true,
  extra jsonb not null,
  version integer not null default 1 check (version > 0),
  updated_by uuid references accounts(id) on delete restrict,
  updated_at timestamptz(3),
  constraint classification_details_check check (valid_to >= valid_from),
  primary key (classification_code, code)
);
comment on table classification_details is 'Values of the master lists; `extra` has its shape per list in the contract (B1-02). Never deleted: ended.';
comment on column classification_details.updated_by is 'Null as it was installed.';
create trigger classification_details_changed after insert or delete or update or truncate on classification_details for each statement execute function tell_masters_changed();
create trigger classification_details_kept after insert or update of version on classification_details for each row execute function keep_detail_version();

create table dated_rates (
  key text not null,
  valid_from date not null,
  valid_to date,
  value integer not null,
  source text not null,
  version integer not null default 1 check (version > 0),
  updated_by uuid references accounts(id) on delete restrict,
  updated_at timestamptz(3),
  constraint dated_rates_check check (valid_to >= valid_from),
  primary key (key, valid_from)
);
comment on table dated_rates is 'Figures set by law or company, by date: a look-up takes the transaction''s date (B1-06).';
comment on column dated_rates.updated_by is 'Null as it was installed.';
create trigger dated_rates_changed after insert or delete or update or truncate on dated_rates for each statement execute function tell_masters_changed();

create table holidays (
  day date primary key,
  name text not null,
  name_en text not null
);
comment on table holidays is 'National and company holidays; editable, filled from the public list.';
create trigger holidays_changed after insert or delete or update or truncate on holidays for each statement execute function tell_masters_changed();

-- Travel and transport expenses: one live claim a person and month (B4).

create table attachments (
  id uuid primary key,
  sha256 bytea not null,
  bytes integer not null check (bytes > 0),
  media_type text not null,
  name text not null,
  added_by uuid not null references accounts(id) on delete restrict,
  added_at timestamptz(3) not null
);
comment on table attachments is 'Files handed in (B0-07). The bytes lie outside, addressed by their SHA-256, and never change.';
create index attachments_by_content on attachments (sha256);

create table number_counters (
  prefix text not null,
  fiscal_year integer not null,
  last integer not null check (last > 0),
  primary key (prefix, fiscal_year)
);
comment on table number_counters is 'Last number given, per kind and fiscal year: TE-2026-00123 (B0-06).';

create table expense_claims (
  id uuid primary key,
  employee_id uuid not null references employees(id) on delete restrict,
  month text not null check (month ~ '^[0-9]{4}(0[1-9]|1[0-2])$'),
  status text not null check (status in ('draft', 'submitted', 'in_review', 'returned', 'rejected', 'cancelled', 'approved', 'confirmed')),
  version integer not null check (version > 0),
  number text unique,
  employee_number text not null,
  employee_name text not null,
  employee_kana text not null,
  department_code text not null,
  department_name text not null,
  line_count integer not null check (line_count >= 0 and line_count <= 10000),
  total_yen bigint not null check (total_yen >= 0),
  warning_count integer not null check (warning_count >= 0),
  findings jsonb not null default '[]'::jsonb,
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  returned_lines jsonb check (jsonb_typeof(returned_lines) = 'array'),
  constraint expense_claims_check check ((status in ('draft', 'cancelled')) or number is not null)
);
comment on table expense_claims is 'A person''s expenses of a month. Name and department are those it was made under (B1-04, B2-01).';
comment on column expense_claims.findings is 'What the checks found at submission, as the contract shapes it: the reviewer sees what the requester saw.';
comment on column expense_claims.change_xid is 'Transaction of the last change; the review list answers 304 by the newest one.';
comment on column expense_claims.returned_lines is 'The lines as they were when the claim last came back, as the contract shapes them: its approvers see what was changed since (B4-08).';
create unique index one_live_claim_per_month on expense_claims (employee_id, month) where (status <> all (array['rejected', 'cancelled']));
create index expense_claims_of_employee on expense_claims (employee_id, month, created_at desc);
create index expense_claims_by_employee on expense_claims (month, status, employee_number, id);
create index expense_claims_by_kana on expense_claims (month, status, employee_kana, id);
create index expense_claims_by_total on expense_claims (month, status, total_yen, id);
create index expense_claims_by_submission on expense_claims (month, status, submitted_at, id);
create index expense_claims_warned on expense_claims (month, status, employee_number, id) where (warning_count > 0);
create index expense_claims_by_change on expense_claims (month, change_xid desc);

create table claim_lines (
  id uuid primary key,
  claim_id uuid not null references expense_claims(id) on delete restrict,
  position integer not null check ("position" >= 0),
  use_date date,
  purpose_code text,
  purpose_name text,
  purpose_text text not null,
  visited_party text not null,
  transport_mode_code text,
  transport_mode_name text,
  section_from text not null,
  section_via text not null,
  section_to text not null,
  trip_type_code text,
  trip_type_name text,
  unit_fare integer check (unit_fare >= 1),
  deduction integer not null check (deduction >= 0),
  amount integer check (amount >= 0),
  expense_type text not null,
  tax_class text not null,
  invoice_basis text,
  registration_number text not null,
  paid_by text not null,
  memo text not null,
  typed jsonb not null,
  removed_at timestamptz(3),
  removed_by uuid references accounts(id) on delete restrict
);
comment on table claim_lines is 'Lines of a claim. `typed` keeps by column what could not be read. Names of masters are fixed at submission (B1-04).';
comment on column claim_lines.removed_at is 'Set instead of deleting once the claim has been submitted (B0-04).';
create index claim_lines_of_claim on claim_lines (claim_id, "position") where (removed_at is null);

create table claim_line_attachments (
  line_id uuid not null references claim_lines(id) on delete cascade,
  attachment_id uuid not null references attachments(id) on delete restrict,
  position integer not null,
  removed_at timestamptz(3),
  removed_by uuid references accounts(id) on delete restrict,
  primary key (line_id, attachment_id),
  constraint removed_by_somebody check ((removed_at is null) = (removed_by is null))
);
comment on table claim_line_attachments is 'Which files prove which line.';
comment on column claim_line_attachments.removed_at is 'Set instead of deleting once the claim has been submitted (B0-04).';
create index claim_lines_of_attachment on claim_line_attachments (attachment_id);

-- What people chose for themselves: their settings of the frame, their lists, what they want to be told.

create table preferences (
  account_id uuid not null references accounts(id) on delete cascade,
  name text not null check (length(name) >= 1 and length(name) <= 40),
  value jsonb not null check (length(value::text) <= 131072),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz(3) not null,
  primary key (account_id, name)
);
comment on table preferences is 'One row for each choice of a person (S6-09); the contract''s table of preferences knows names and shapes.';
comment on column preferences.value is 'As long as the contract lets it be (4,096 characters, 65,536 for what is kept of lists); PostgreSQL writes it with blanks.';

-- What people are told of facts, in the portal and by mail (B0-08).

create table told_facts (
  id uuid primary key,
  key text unique check (length(key) >= 1 and length(key) <= 200),
  kind text not null check (kind <> ''),
  at timestamptz(3) not null,
  subject uuid,
  about text not null,
  said jsonb not null,
  to_roles text[] check (to_roles <@ array['system', 'admin', 'staff', 'user']),
  to_employee uuid references employees(id) on delete restrict,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint told_facts_check check (num_nonnulls(to_roles, to_employee) = 1)
);
comment on table told_facts is 'Facts which are rows nowhere else, told so that people hear of them: a reminder, a day that has come, a fault.';
comment on column told_facts.key is 'What happens once, though several processes or days come upon it.';
comment on column told_facts.subject is 'The thing it is about, where there is one.';
comment on column told_facts.about is 'Those of one kind about the same stand together, such as a month.';
comment on column told_facts.said is 'The values that the sentences name.';
create index told_facts_by_change on told_facts (change_xid);
create index told_facts_by_age on told_facts (at);

create table fact_cursors (
  source text primary key,
  after xid8 not null
);
comment on table fact_cursors is 'How far the facts of each source have been worked off: all of this transaction and before.';

create table notifications (
  account_id uuid not null references accounts(id) on delete cascade,
  fact_id uuid not null,
  kind text not null check (kind <> ''),
  subject uuid,
  about text not null,
  said jsonb not null,
  at timestamptz(3) not null,
  shown boolean not null,
  read_at timestamptz(3),
  dismissed_at timestamptz(3),
  primary key (account_id, fact_id)
);
comment on table notifications is 'A fact as it was told to a person: once, by its key.';
comment on column notifications.shown is 'False where the person wants this kind by mail only.';
create index notifications_unread on notifications (account_id, fact_id) where ((read_at is null) and shown);
create index notifications_unread_alike on notifications (account_id, kind, about, at desc) where (read_at is null);
create index notifications_open_tasks on notifications (subject) where (read_at is null);
create index notifications_by_age on notifications (at);

create table mails (
  account_id uuid not null,
  fact_id uuid not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  queued_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz(3),
  last_answer text not null default '' check (length(last_answer) <= 500),
  secret text,
  good_until timestamptz(3),
  unanswered integer not null default 0 check (unanswered >= 0),
  constraint mails_check check ((state = 'sent') = (sent_at is not null)),
  primary key (account_id, fact_id),
  constraint mails_account_id_fact_id_fkey foreign key (account_id, fact_id) references notifications(account_id, fact_id) on delete cascade,
  constraint mails_forget_secrets check (secret is null or state = 'queued' and good_until is not null)
);
comment on table mails is 'The queue of mails: one for a notification whose person wants it by mail, in the same transaction.';
comment on column mails.due_at is 'When it is tried next. Whoever takes it moves this on first, so that nobody else takes it meanwhile.';
comment on column mails.last_answer is 'What the mail server said last.';
comment on column mails.secret is 'The secret of the link in it. Gone as soon as the mail is sent, refused, too late or of no more use.';
comment on column mails.good_until is 'Later than this it is not sent: what it says would not be true any more.';
comment on column mails.unanswered is 'How often all of it was sent to the mail server and no answer came.';
create index mails_due on mails (due_at) where (state = 'queued');
-- When a mail went out last tells whether any goes out at all.
create index mails_sent on mails (sent_at) where (sent_at is not null);
create trigger mails_letter_queued after insert on mails for each row when (new.secret is not null) execute function tell_letter_queued();

-- What the company tells its people, and who has confirmed it (B9-01).

create table announcements (
  id uuid primary key,
  status text not null check (status in ('draft', 'published', 'withdrawn')),
  version integer not null check (version > 0),
  edition integer not null check (edition > 0),
  category text not null check (category in ('company', 'procedures', 'system', 'workplace')),
  title text not null check (title <> ''),
  title_en text not null,
  body text not null check (body <> ''),
  body_en text not null,
  audience text not null check (audience in ('any', 'signed-in', 'staff', 'admin', 'system', 'departments')),
  departments text[] not null,
  shown_from date not null,
  shown_until date,
  pinned boolean not null,
  must_read boolean not null,
  published_at timestamptz(3),
  created_by uuid not null references accounts(id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid not null references accounts(id) on delete restrict,
  updated_at timestamptz(3) not null,
  constraint announcements_check check (shown_until > shown_from),
  constraint announcements_check1 check (status <> 'published' or published_at is not null),
  constraint announcements_check2 check (audience <> 'departments' or cardinality(departments) > 0),
  constraint announcements_check3 check ((title_en = '') = (body_en = ''))
);
comment on table announcements is 'Announcements in both languages, Markdown without HTML. Never deleted: withdrawn.';
comment on column announcements.edition is 'Counts up when everybody is to read it again; confirmations are of an edition.';
comment on column announcements.departments is 'Codes of the chosen departments; those below them are meant too. Counts only for that audience.';
comment on column announcements.shown_until is 'The first day on which it shows no more.';
comment on column announcements.published_at is 'When it first went out.';
create index announcements_in_order on announcements (pinned desc, shown_from desc, id desc) where (status = 'published');

create table announcement_reads (
  announcement_id uuid not null references announcements(id) on delete restrict,
  edition integer not null check (edition > 0),
  account_id uuid not null references accounts(id) on delete restrict,
  read_at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  primary key (announcement_id, edition, account_id)
);
comment on table announcement_reads is 'Facts: who confirmed having read which edition, when. Append-only.';
comment on column announcement_reads.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index announcement_reads_by_change on announcement_reads (change_xid);
create trigger announcement_reads_append_only before delete or update or truncate on announcement_reads for each statement execute function refuse_change();

create table announcement_publications (
  id uuid primary key,
  announcement_id uuid not null references announcements(id) on delete restrict,
  edition integer not null check (edition > 0),
  published_by uuid not null references accounts(id) on delete restrict,
  published_at timestamptz(3) not null
);
comment on table announcement_publications is 'Facts: who sent which edition out, when. Append-only.';
create trigger announcement_publications_append_only before delete or update or truncate on announcement_publications for each statement execute function refuse_change();

-- What pages told of their crashes, and what people said of faults (S8-02).

create table page_crashes (
  id uuid primary key,
  at timestamptz(3) not null,
  reference text not null check (reference ~ '^[0-9a-f]{12}$'),
  source text not null check (source <> ''),
  account_id uuid references accounts(id) on delete set null,
  path text not null check (path ~ '^/[^?#]*$' and length(path) <= 300),
  error_name text not null check (error_name <> ''),
  frames text[] not null check (cardinality(frames) <= 20)
);
comment on table page_crashes is 'Pages that broke by themselves: no sentence of the error, which may quote what was typed. Kept for 90 days.';
comment on column page_crashes.reference is 'Number of the request that told of it: the log has it, too.';
comment on column page_crashes.source is 'The account, or the network of guests: how many may come of one is bounded.';
create index page_crashes_by_source on page_crashes (source, at);
create index page_crashes_by_reference on page_crashes (reference);
create index page_crashes_by_age on page_crashes (at);

create table fault_reports (
  id uuid primary key,
  at timestamptz(3) not null,
  reference text not null check (reference ~ '^[0-9a-f]{12}$'),
  source text not null check (source <> ''),
  account_id uuid references accounts(id) on delete restrict,
  path text not null check (path ~ '^/[^?#]*$' and length(path) <= 300),
  said text not null check (btrim(said) <> '' and length(said) <= 2000)
);
comment on table fault_reports is 'Facts: what people reported from a page that failed them. Append-only.';
comment on column fault_reports.reference is 'That of the crash they saw, else that of the report itself.';
comment on column fault_reports.source is 'As in page_crashes.';
create index fault_reports_by_source on fault_reports (source, at);
create index fault_reports_by_age on fault_reports (at);
create trigger fault_reports_append_only before delete or update or truncate on fault_reports for each statement execute function refuse_change();

-- Who may try to sign in, from which device, and for how long a session stands unused.

create table known_devices (
  account_id uuid not null references accounts(id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  primary key (account_id, token_hash)
);
comment on table known_devices is 'Browsers that the person has signed in with: strangers'' guesses never lock them out.';
comment on column known_devices.token_hash is 'SHA-256 of the cookie, which is another one after each sign-in.';
create index known_devices_by_token on known_devices (token_hash);
create index known_devices_by_use on known_devices (last_used_at);

create table sign_in_limits (
  scope text not null check (scope in ('account', 'address', 'global', 'device', 'session', 'provider-login')),
  subject text not null,
  failures integer not null check (failures >= 0),
  window_began_at timestamptz(3) not null,
  blocked_until timestamptz(3),
  primary key (scope, subject)
);
comment on table sign_in_limits is 'Failed guesses at passwords, and logins at the provider that nobody came back from, by what they were aimed at or came from; forgiven with time.';
comment on column sign_in_limits.subject is 'Scope account: the account''s id, or a hash of the address that nobody has; address: IPv4, or the /64 of an IPv6.';
comment on column sign_in_limits.failures is 'Those not forgiven yet, as of window_began_at.';
create index sign_in_limits_by_age on sign_in_limits (window_began_at);

-- Accounts that somebody was invited to, and the links that let them in (B2-03).

create table account_links (
  id uuid primary key,
  account_id uuid not null references accounts(id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  token_hash bytea not null unique,
  created_by uuid not null references accounts(id) on delete restrict,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  ended_at timestamptz(3),
  constraint account_links_check check (expires_at > created_at),
  constraint account_links_check1 check (used_at is null or ended_at is null)
);
comment on table account_links is 'Links by which a person chooses a password, once. Only the SHA-256 of their secret is stored.';
comment on column account_links.ended_at is 'Good no more though nobody used it: a newer one was made, or the account was suspended.';
create unique index account_links_one_open on account_links (account_id) where ((used_at is null) and (ended_at is null));

-- Members: how they are reached, where they work, and the posts they hold from day to day (B2-01).

create table employee_posts (
  id uuid primary key,
  employee_id uuid not null references employees(id) on delete restrict,
  department_code text not null,
  position_code text not null,
  is_primary boolean not null,
  valid_from date not null,
  valid_to date,
  withdrawn_at timestamptz(3),
  withdrawn_by uuid references accounts(id) on delete restrict,
  created_at timestamptz(3) not null default now(),
  constraint employee_posts_check check (valid_to > valid_from),
  constraint employee_posts_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint employee_posts_one_primary exclude using gist (employee_id with =, daterange(valid_from, valid_to) with &&) where (is_primary and withdrawn_at is null) deferrable initially deferred,
  constraint employee_posts_once exclude using gist (employee_id with =, department_code with =, position_code with =, daterange(valid_from, valid_to) with &&) where (withdrawn_at is null) deferrable initially deferred
);
comment on table employee_posts is 'Which posts a person holds, by days (B2-01): one primary each day, any number besides. The record of the employee counts their version.';
comment on column employee_posts.valid_to is 'The first day on which the post is held no more; null: until something ends it.';
comment on column employee_posts.withdrawn_at is 'Entered by mistake or called off: it counts for nothing, and stays (B0-04).';
create index employee_posts_of_employee on employee_posts (employee_id, valid_from);
create index employee_posts_of_department on employee_posts (department_code) where (withdrawn_at is null);

-- What people tell of themselves, and their photos (S2-21, B2-02).

create table profiles (
  employee_id uuid primary key references employees(id) on delete restrict,
  version integer not null check (version > 0),
  birthday date check (birthday >= '1900-01-01'::date),
  gender text check (gender in ('female', 'male', 'other', 'undisclosed')),
  locations text[] not null,
  occupation text not null,
  skills text[] not null,
  jobs jsonb not null check (jsonb_typeof(jobs) = 'array'),
  postal_code text not null check (postal_code ~ '^([0-9]{7})?$'),
  address text not null,
  private_phone text not null,
  visibility jsonb not null check (jsonb_typeof(visibility) = 'object'),
  updated_at timestamptz(3) not null
);
comment on table profiles is 'About: what its person alone writes, and who else may see it. No row until they first do.';
comment on column profiles.jobs is 'Jobs before or beside this one, in the person''s order: title, company, from and to as yyyymm.';
comment on column profiles.visibility is 'For each field with a choice: private (the person and HR) or colleagues. The others are always private.';

create table profile_photos (
  employee_id uuid primary key references employees(id) on delete restrict,
  photo bytea not null check (octet_length(photo) = 32),
  large bytea not null check (octet_length(large) >= 1 and octet_length(large) <= 400000),
  small bytea not null check (octet_length(small) >= 1 and octet_length(small) <= 40000),
  set_at timestamptz(3) not null
);
comment on table profile_photos is 'Photos as two WebP squares made by the portal. They lie here and not among the files: small and bounded, and gone with their row.';
comment on column profile_photos.photo is 'SHA-256 of the large square: the name by which a photo is fetched.';
create index profile_photos_by_name on profile_photos (photo);

-- Logging in with an identity provider (S2-24, S3-01, S4-06).

create table account_identities (
  provider text not null check (provider <> ''),
  subject text not null check (subject <> '' and length(subject) <= 255),
  account_id uuid not null references accounts(id) on delete cascade,
  email text not null,
  created_at timestamptz(3) not null,
  primary key (provider, subject),
  constraint account_identities_provider_account_id_key unique (provider, account_id)
);
comment on table account_identities is 'Whom a provider means by a subject. Found by the address once, and from then on by the subject alone.';
comment on column account_identities.provider is 'The issuer, as its tokens name it.';
comment on column account_identities.email is 'The verified address by which the account was found.';
create index account_identities_of_account on account_identities (account_id);

create table provider_logins (
  browser_hash bytea primary key,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint provider_logins_check check (expires_at > created_at)
);
comment on table provider_logins is 'Logins under way at the provider: a row is good for one return, and goes with it.';
comment on column provider_logins.browser_hash is 'SHA-256 of what the browser''s cookie holds; state, nonce and verifier follow from that.';
create index provider_logins_by_expiry on provider_logins (expires_at);

-- The audit trail as a chain that shows whatever is done to it, and the roles that may write it (B0-09).

create table audit_chain (
  number bigint primary key check (number >= 1),
  event_id uuid unique,
  change_xid xid8 not null,
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32)
);
comment on table audit_chain is 'The place of each record in the chain, without gaps; docs/audit-records.md describes what is hashed. Append-only.';
comment on column audit_chain.event_id is 'No foreign key: the chain shows a deletion that somebody forced. Null where the place is a checkpoint.';
comment on column audit_chain.change_xid is 'That of the newest record up to here: how far records have been numbered.';
comment on column audit_chain.previous is 'The hash before it; 32 bytes of zero before the first.';
comment on column audit_chain.hash is 'SHA-256 of the line without its hash.';
create trigger audit_chain_append_only before delete or update or truncate on audit_chain for each statement execute function refuse_change();

create table audit_checkpoints (
  number bigint primary key,
  at timestamptz(3) not null,
  key text not null check (key ~ '^[0-9a-f]{16}$'),
  signature bytea not null check (length(signature) = 64)
);
comment on table audit_checkpoints is 'Signed places of the chain: whoever rewrites what lies before would need the key. Append-only.';
comment on column audit_checkpoints.key is 'The first 16 hexadecimal digits of the SHA-256 of the public key (DER).';
comment on column audit_checkpoints.signature is 'Ed25519 over the line without its signature and hash.';
create trigger audit_checkpoints_append_only before delete or update or truncate on audit_checkpoints for each statement execute function refuse_change();

create table audit_outbox (
  number bigint primary key
);
comment on table audit_outbox is 'Places of the chain on their way to the log server; one is deleted when that has acknowledged its line.';

-- Masters that people maintain: who changed what, which states a value had, and a count that guards each list as a whole.

create table classification_detail_versions (
  classification_code text not null,
  code text not null,
  version integer not null,
  name text not null,
  name_en text not null,
  kana text not null,
  sort_order integer not null,
  valid_from date not null,
  valid_to date,
  active boolean not null,
  extra jsonb not null,
  changed_by uuid references accounts(id) on delete restrict,
  changed_at timestamptz(3),
  primary key (classification_code, code, version)
);
comment on table classification_detail_versions is 'Every state that a master value had, by version (B1-05). Append-only; written by a trigger, whoever changes the value.';
create trigger classification_detail_versions_append_only before delete or update or truncate on classification_detail_versions for each statement execute function refuse_change();

-- Who decides on what, in versions that never change (B3-01), and who decides in whose name for some days (B3-07).

create table approval_routes (
  id uuid primary key,
  version integer not null check (version > 0),
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  created_by uuid references accounts(id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid references accounts(id) on delete restrict,
  updated_at timestamptz(3) not null,
  discarded_at timestamptz(3)
);
comment on table approval_routes is 'Approval routes: a draft being written, and published versions. Never deleted: ended, or discarded before it was ever published.';
comment on column approval_routes.draft is 'The text of the next version, where it differs from the newest; its shape stands in the contract.';
comment on column approval_routes.created_by is 'Null: it came with the product.';
comment on column approval_routes.discarded_at is 'Thrown away before any version of it was published.';

create table approval_route_versions (
  id uuid primary key,
  route_id uuid not null references approval_routes(id) on delete restrict,
  number integer not null check (number > 0),
  name text not null check (name <> ''),
  name_en text not null,
  domain text not null check (domain <> ''),
  priority integer not null check (priority >= 1 and priority <= 999),
  conditions jsonb not null check (jsonb_typeof(conditions) = 'object'),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) >= 1 and jsonb_array_length(steps) <= 10),
  valid_from date not null,
  valid_to date,
  published_by uuid references accounts(id) on delete restrict,
  published_at timestamptz(3) not null,
  constraint approval_route_versions_check check (valid_to >= valid_from),
  constraint approval_route_versions_route_id_number_key unique (route_id, number),
  constraint approval_route_versions_one_a_day exclude using gist (route_id with =, daterange(valid_from, valid_to) with &&)
);
comment on table approval_route_versions is 'What a route says, version by version. Requests under way keep theirs (B3-01).';
comment on column approval_route_versions.conditions is 'For which requests it holds; its shape stands in the contract, as that of the steps.';
comment on column approval_route_versions.valid_to is 'The first day on which it holds no more: the only thing that may still be set. On its first day: it never held.';
create trigger approval_route_versions_immutable before delete or update on approval_route_versions for each row execute function keep_published_route();
create trigger approval_route_versions_kept before truncate on approval_route_versions for each statement execute function refuse_change();
create trigger approval_route_versions_changed after insert or update on approval_route_versions for each statement execute function tell_routes_changed();

-- Approvals under way and past: the steps with the names found for them, whose turn it is, and who did what (B3-03 … B3-07).

create table approvals (
  id uuid primary key,
  domain text not null check (domain <> ''),
  subject_id uuid not null,
  requester_id uuid not null references employees(id) on delete restrict,
  route_version_id uuid not null,
  route_name text not null,
  route_name_en text not null,
  route_number integer not null check (route_number > 0),
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('in_progress', 'approved', 'returned', 'rejected', 'withdrawn')),
  round integer not null check (round > 0),
  version integer not null check (version > 0),
  current_step integer check (current_step >= 0),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  number text not null check (number <> ''),
  title text not null,
  title_en text not null,
  about text not null,
  requester_number text not null,
  requester_name text not null,
  department_code text not null,
  department_name text not null,
  warnings integer not null check (warnings >= 0),
  submitted_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint approvals_current_while_in_progress check ((status = 'in_progress') = (current_step is not null)),
  constraint one_approval_per_subject unique (domain, subject_id),
  constraint approvals_requester unique (id, requester_id),
  constraint approvals_route_version foreign key (route_version_id) references approval_route_versions(id) on delete restrict
);
comment on table approvals is 'A request on its way through approval, whatever feature it comes from. One for each subject: a request that comes again begins a new round of it.';
comment on column approvals.subject_id is 'The claim, say: the domain''s own row. No foreign key, because the engine knows no feature.';
comment on column approvals.current_step is 'Index of the step whose turn it is; null once it has ended.';
comment on column approvals.steps is 'What the plan says of each step of this round: names, kind, mode, days. Who acts in it are tasks.';
comment on column approvals.number is 'From here on to `warnings`: how the request presents itself, as its domain wrote it when it was submitted.';
comment on column approvals.about is 'Where it opens: the month of a claim.';
create index approvals_under_way on approvals (route_version_id) where (status = 'in_progress');
create index approvals_of_requester on approvals (requester_id, submitted_at desc);

create table approval_tasks (
  id uuid primary key,
  approval_id uuid not null,
  requester_id uuid not null,
  round integer not null check (round > 0),
  step integer not null check (step >= 0),
  place integer not null check (place >= 0),
  chair uuid not null references approval_tasks(id) on delete restrict,
  is_past boolean not null,
  employee_id uuid not null references employees(id) on delete restrict,
  approver jsonb not null,
  status text not null check (status in ('waiting', 'pending', 'approved', 'checked', 'read', 'returned', 'rejected', 'taken_back', 'skipped', 'reassigned')),
  arrived_at timestamptz(3),
  due_on date,
  done_at timestamptz(3),
  done_by_employee uuid references employees(id) on delete restrict,
  done_by_name text,
  constraint nobodys_own_turn check (employee_id <> requester_id),
  constraint nobody_acts_on_their_own check (done_by_employee <> requester_id),
  constraint approval_tasks_pending_arrived check (status <> 'pending' or arrived_at is not null),
  constraint approval_tasks_done_by check ((done_by_employee is null) = (done_by_name is null)),
  constraint approval_tasks_approval_id_requester_id_fkey foreign key (approval_id, requester_id) references approvals(id, requester_id) on delete restrict
);
comment on table approval_tasks is 'One person''s turn in a step. Those of former rounds stay as they were.';
comment on column approval_tasks.requester_id is 'The approval''s, held to it by the foreign key: so that the row itself can refuse that people decide their own.';
comment on column approval_tasks.place is 'Among those of its step, in the order in which they were found.';
comment on column approval_tasks.chair is 'The first task of its chair: who is added or takes over sits on the same one, and one yes is its yes.';
comment on column approval_tasks.is_past is 'The request came back to this step or before it since: told, and counting no more.';
comment on column approval_tasks.approver is 'Name, department and how they were found, as the plan had it on the day of submission (B1-04).';
comment on column approval_tasks.arrived_at is 'When it became the person''s turn.';
comment on column approval_tasks.due_on is 'The last day on which it is not overdue.';
comment on column approval_tasks.done_by_employee is 'Who acted: the approver, a delegate of theirs, or the admin who reassigned.';
create index approval_tasks_inbox on approval_tasks (employee_id, arrived_at, id) where (status = 'pending');
create index approval_tasks_due on approval_tasks (due_on) where (status = 'pending');
create index approval_tasks_of_approval on approval_tasks (approval_id, round, step, place);

create table approval_acts (
  id uuid primary key,
  approval_id uuid not null,
  requester_id uuid not null,
  round integer not null check (round > 0),
  kind text not null check (kind in ('submit', 'approve', 'check', 'read', 'return', 'reject', 'take-back', 'comment', 'reassign', 'withdraw', 'remind', 'escalate', 'change-amount')),
  step integer check (step >= 0),
  step_name text,
  step_name_en text,
  task_id uuid references approval_tasks(id) on delete restrict,
  account_id uuid references accounts(id) on delete restrict,
  employee_id uuid references employees(id) on delete restrict,
  name text not null,
  department_name text not null,
  behalf_of_employee uuid references employees(id) on delete restrict,
  behalf_of_name text,
  reason text check (reason in ('entry', 'receipt', 'amount', 'purpose', 'other')),
  comment text not null check (length(comment) <= 500),
  at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  amount_before bigint check (amount_before >= 0),
  amount_after bigint check (amount_after >= 0),
  constraint nobody_decides_their_own_request check ((kind in ('submit', 'comment', 'withdraw')) or employee_id is distinct from requester_id),
  constraint approval_acts_on_behalf check ((behalf_of_employee is null) = (behalf_of_name is null) and COALESCE(behalf_of_employee <> employee_id, true)),
  constraint approval_acts_calendar check (employee_id is not null or (kind in ('remind', 'escalate'))),
  constraint approval_acts_approval_id_requester_id_fkey foreign key (approval_id, requester_id) references approvals(id, requester_id) on delete restrict,
  constraint approval_acts_amounts check ((amount_before is not null) = (kind = 'change-amount') and (amount_after is not null) = (kind = 'change-amount'))
);
comment on table approval_acts is 'Facts: who did what to a request, when, and for whom. Append-only.';
comment on column approval_acts.employee_id is 'Null where the calendar did it.';
comment on column approval_acts.behalf_of_employee is 'The approver for whom a delegate acted (B3-07).';
comment on column approval_acts.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
comment on column approval_acts.amount_before is 'Yen, of a change of the amount alone.';
create index approval_acts_of_approval on approval_acts (approval_id, at, id);
create index approval_acts_by_change on approval_acts (change_xid);
create trigger approval_acts_append_only before delete or update or truncate on approval_acts for each statement execute function refuse_change();

-- Who decides on what, in versions that never change (B3-01), and who decides in whose name for some days (B3-07).

create table delegations (
  id uuid primary key,
  version integer not null check (version > 0),
  status text not null check (status in ('offered', 'accepted', 'declined', 'ended')),
  from_employee uuid not null references employees(id) on delete restrict,
  to_employee uuid not null references employees(id) on delete restrict,
  valid_from date not null,
  valid_to date not null,
  domains text[] not null,
  amount_limit bigint check (amount_limit >= 0),
  note text not null check (length(note) <= 200),
  offered_at timestamptz(3) not null,
  answered_at timestamptz(3),
  ended_at timestamptz(3),
  constraint delegations_not_to_oneself check (from_employee <> to_employee),
  constraint delegations_days check (valid_to > valid_from and (valid_to - valid_from) <= 366),
  constraint delegations_answered check ((status in ('accepted', 'declined')) <= (answered_at is not null)),
  constraint delegations_ended check ((status = 'ended') = (ended_at is not null)),
  constraint delegations_one_at_a_time exclude using gist (from_employee with =, daterange(valid_from, valid_to) with &&, domain_places(domains) with &&) where (status in ('offered', 'accepted'))
);
comment on table delegations is 'Who may decide in whose name, on which days (B3-07). One at a time for each giver, day and type. Never deleted: ended.';
comment on column delegations.valid_to is 'The first day on which it holds no more.';
comment on column delegations.domains is 'Types of requests; empty: all.';
comment on column delegations.amount_limit is 'Yen, inclusive; null: any amount.';
create index delegations_of_giver on delegations (from_employee, valid_to);
create index delegations_of_delegate on delegations (to_employee, valid_to);

-- Views of lists that somebody shared with everybody who may open the list (B0-10).

create table shared_views (
  id uuid primary key,
  list text not null check (length(list) >= 1 and length(list) <= 60),
  name text not null check (length(name) >= 1 and length(name) <= 60),
  query jsonb not null,
  columns jsonb,
  version integer not null default 1 check (version > 0),
  shared_by uuid not null references accounts(id) on delete restrict,
  shared_by_name text not null,
  shared_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by uuid references accounts(id) on delete restrict,
  constraint shared_views_ended check ((ended_at is null) = (ended_by is null))
);
comment on table shared_views is 'A list''s conditions and columns under a name, for all who may open it. Ended: nobody finds it any more (B0-04).';
create unique index shared_views_by_name on shared_views (list, name) where (ended_at is null);

-- Frequently asked questions, what their readers thought of them, and what they asked when nothing fitted (B1-07).

create table faq_questions (
  id uuid primary key,
  version integer not null check (version > 0),
  status text not null check (status in ('open', 'answered', 'closed')),
  question text not null check (question <> ''),
  searched text not null,
  asked_by uuid not null references accounts(id) on delete restrict,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  answer text not null default '',
  answered_by uuid references accounts(id) on delete restrict,
  answered_by_name text,
  answered_at timestamptz(3),
  constraint faq_questions_check check (status <> 'answered' or answer <> '' and answered_at is not null)
);
comment on table faq_questions is 'What people asked because no entry fitted, and the answer that they got. Never deleted: closed.';
create index faq_questions_in_order on faq_questions (id desc);
create index faq_questions_of_account on faq_questions (asked_by, id desc);

create table faq_entries (
  id uuid primary key,
  status text not null check (status in ('draft', 'published', 'unpublished')),
  version integer not null check (version > 0),
  category text not null check (category in ('expenses', 'purchases', 'reservations', 'accounts', 'people', 'portal')),
  question text not null check (question <> ''),
  question_en text not null,
  answer text not null check (answer <> ''),
  answer_en text not null,
  keywords text[] not null,
  sort_order integer not null check (sort_order >= 0),
  readers text not null check (readers in ('any', 'signed-in', 'staff', 'admin', 'system')),
  places text[] not null,
  from_question uuid references faq_questions(id) on delete restrict,
  created_by uuid not null references accounts(id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid not null references accounts(id) on delete restrict,
  updated_at timestamptz(3) not null,
  constraint faq_entries_check check ((question_en = '') = (answer_en = ''))
);
comment on table faq_entries is 'Questions and answers in both languages, Markdown without HTML. Never deleted: unpublished (B0-04).';
comment on column faq_entries.places is 'Fields of forms beside which the entry is offered; the contract knows them.';
create index faq_entries_in_order on faq_entries (category, sort_order, id) where (status = 'published');

create table faq_ratings (
  entry_id uuid not null references faq_entries(id) on delete restrict,
  account_id uuid not null references accounts(id) on delete cascade,
  helpful boolean not null,
  rated_at timestamptz(3) not null,
  primary key (entry_id, account_id)
);
comment on table faq_ratings is 'Whether the entry helped, one word a person: the newer one counts.';

create table faq_views (
  entry_id uuid not null references faq_entries(id) on delete restrict,
  account_id uuid not null references accounts(id) on delete cascade,
  day date not null,
  primary key (entry_id, account_id, day)
);
comment on table faq_views is 'Who looked at an answer, once a day: how often it was looked at.';

create table faq_missed_searches (
  words text primary key check (words <> ''),
  count integer not null check (count > 0),
  last_at timestamptz(3) not null
);
comment on table faq_missed_searches is 'Searches that found nothing, folded. Whose they were is not kept here.';
create index faq_missed_searches_in_order on faq_missed_searches (count desc, last_at desc);

-- Purchase requests: what is asked for, its quotes, and what came of it (B5).

create table purchase_requests (
  id uuid primary key,
  employee_id uuid not null references employees(id) on delete restrict,
  status text not null check (status in ('draft', 'submitted', 'in_review', 'returned', 'withdrawn', 'rejected', 'approved', 'ordered', 'partially_received', 'received', 'closed', 'cancelled', 'expired')),
  version integer not null check (version > 0),
  number text unique,
  employee_number text not null,
  employee_name text not null,
  employee_kana text not null,
  department_code text not null,
  department_name text not null,
  purchase_name text not null check (length(purchase_name) <= 100),
  purchase_category_code text,
  purchase_category_name text,
  reason text not null,
  needed_by date,
  delivery_place text not null,
  prices_include_tax boolean not null,
  single_source_reason text not null,
  line_count integer not null check (line_count >= 0 and line_count <= 50),
  quantity integer check (quantity > 0),
  unit_price integer check (unit_price >= 0),
  supplier text not null,
  supplier_count integer not null check (supplier_count >= 0),
  quote_count integer not null check (quote_count >= 0),
  total_yen bigint not null check (total_yen >= 0),
  approved_yen bigint check (approved_yen >= 0),
  warning_count integer not null check (warning_count >= 0),
  findings jsonb not null default '[]'::jsonb check (jsonb_typeof(findings) = 'array'),
  returned_content jsonb check (jsonb_typeof(returned_content) = 'object'),
  last_decider_id uuid references employees(id) on delete restrict,
  last_decider_number text,
  last_decider_name text not null default '',
  submitted_at timestamptz(3),
  approved_at timestamptz(3),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  search_text text generated always as (((((((((folded(purchase_name) || '
') || folded(supplier)) || '
') || folded(COALESCE(number, ''))) || '
') || folded(employee_name)) || '
') || folded(employee_kana))) stored not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint purchase_requests_number check ((status in ('draft', 'cancelled')) or number is not null),
  constraint purchase_requests_submitted check ((status in ('draft', 'cancelled')) or submitted_at is not null),
  constraint purchase_requests_approved check ((status <> all (array['approved', 'ordered', 'partially_received', 'received', 'closed', 'expired'])) or approved_yen is not null and approved_at is not null)
);
comment on table purchase_requests is 'A request to buy. Name, department and category are those it was made under (B1-04, B2-01).';
comment on column purchase_requests.quantity is 'From here to `quote_count`: of its lines and quotes, as the list shows them; written with them.';
comment on column purchase_requests.approved_yen is 'What its approvers agreed to, with tax: the total, unless one of them changed it (B3-05). Nothing dearer is ordered.';
comment on column purchase_requests.returned_content is 'The content as it was when it last came back, as the contract shapes it: its approvers see what was changed since.';
comment on column purchase_requests.last_decider_id is 'Approver of the last step; once decided, who decided (S2-15).';
comment on column purchase_requests.search_text is 'What a search looks through, folded, a line each.';
comment on column purchase_requests.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
-- A list's order ends in the id and is read in both directions; what may be empty comes last in either.
create index purchase_requests_of_employee on purchase_requests (employee_id, updated_at, id);
create index purchase_requests_of_department on purchase_requests (department_code, updated_at, id);
create index purchase_requests_by_update on purchase_requests (updated_at, id);
create index purchase_requests_by_submission on purchase_requests (submitted_at, id);
create index purchase_requests_latest_submission on purchase_requests (submitted_at desc nulls last, id desc);
create index purchase_requests_by_total on purchase_requests (total_yen, id);
create index purchase_requests_by_need on purchase_requests (needed_by, id);
create index purchase_requests_latest_need on purchase_requests (needed_by desc nulls last, id desc);
create index purchase_requests_by_category on purchase_requests (purchase_category_code, submitted_at, id);
create index purchase_requests_by_decider on purchase_requests (last_decider_number, submitted_at, id);
create index purchase_requests_by_decision on purchase_requests (decided_at, submitted_at) where (decided_at is not null);
create index purchase_requests_approved_since on purchase_requests (approved_at) where (status = 'approved');
create index purchase_requests_by_change on purchase_requests (change_xid desc);
create index purchase_requests_by_status on purchase_requests (status, submitted_at, id) include (total_yen);
create trigger purchase_requests_worded after insert on purchase_requests for each row execute function keep_purchase_words();
create trigger purchase_requests_reworded after update on purchase_requests for each row when (old.search_text is distinct from new.search_text or old.submitted_at is distinct from new.submitted_at) execute function keep_purchase_words();

create table purchase_lines (
  id uuid primary key,
  request_id uuid not null references purchase_requests(id) on delete restrict,
  position integer not null check ("position" >= 0),
  item text not null,
  spec text not null,
  url text not null,
  quantity integer check (quantity >= 1 and quantity <= 99999),
  unit text not null,
  unit_price integer check (unit_price >= 0),
  tax_rate integer not null check (tax_rate >= 0 and tax_rate <= 100),
  supplier text not null,
  received_quantity integer not null default 0 check (received_quantity >= 0),
  removed_at timestamptz(3),
  removed_by uuid references accounts(id) on delete restrict,
  constraint never_more_than_ordered check (received_quantity = 0 or received_quantity <= quantity),
  constraint removed_at_a_time check (removed_by is null or removed_at is not null)
);
comment on table purchase_lines is 'What is to be bought, line by line.';
comment on column purchase_lines.received_quantity is 'Of all goods receipts together; the row itself refuses more than was asked for.';
comment on column purchase_lines.removed_at is 'Set instead of deleting once the request has been submitted (B0-04).';
create index purchase_lines_of_request on purchase_lines (request_id, "position") where (removed_at is null);

create table purchase_quotes (
  id uuid primary key,
  request_id uuid not null references purchase_requests(id) on delete restrict,
  position integer not null check ("position" >= 0),
  supplier text not null,
  amount bigint check (amount >= 0),
  valid_until date,
  is_chosen boolean not null,
  note text not null,
  attachment_id uuid references attachments(id) on delete restrict,
  removed_at timestamptz(3),
  removed_by uuid references accounts(id) on delete restrict,
  constraint one_chosen_quote exclude using btree (request_id with =) where (is_chosen and removed_at is null) deferrable initially deferred,
  constraint removed_at_a_time check (removed_by is null or removed_at is not null)
);
comment on table purchase_quotes is 'What suppliers would take for it, with tax, and the papers that say so (B5-02).';
create index purchase_quotes_of_request on purchase_quotes (request_id, "position") where (removed_at is null);
create index purchase_quotes_of_attachment on purchase_quotes (attachment_id);

create table purchase_attachments (
  request_id uuid not null references purchase_requests(id) on delete restrict,
  attachment_id uuid not null references attachments(id) on delete restrict,
  position integer not null check ("position" >= 0),
  removed_at timestamptz(3),
  removed_by uuid references accounts(id) on delete restrict,
  primary key (request_id, attachment_id),
  constraint removed_by_somebody check ((removed_at is null) = (removed_by is null))
);
comment on table purchase_attachments is 'Other files of a request.';
comment on column purchase_attachments.removed_at is 'Set instead of deleting once the request has been submitted (B0-04).';
create index purchase_requests_of_attachment on purchase_attachments (attachment_id);

create table purchase_orders (
  request_id uuid primary key references purchase_requests(id) on delete restrict,
  ordered_on date not null,
  ordered_yen bigint not null check (ordered_yen >= 0),
  order_number text not null,
  expected_on date,
  comment text not null,
  by_account uuid not null references accounts(id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null
);
comment on table purchase_orders is 'What was told to the supplier: one order a request.';

create table goods_receipts (
  id uuid primary key,
  request_id uuid not null references purchase_requests(id) on delete restrict,
  received_on date not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  attachment_id uuid references attachments(id) on delete restrict,
  comment text not null,
  by_account uuid not null references accounts(id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null
);
comment on table goods_receipts is 'What came and was found good (検収): line ids with quantities. Append-only.';
create index goods_receipts_of_request on goods_receipts (request_id, at, id);
create index goods_receipts_of_attachment on goods_receipts (attachment_id);
create trigger goods_receipts_append_only before delete or update or truncate on goods_receipts for each statement execute function refuse_change();

create table purchase_invoices (
  id uuid primary key,
  request_id uuid not null references purchase_requests(id) on delete restrict,
  supplier text not null,
  invoiced_on date not null,
  invoice_number text not null,
  registration_number text not null,
  total_yen bigint not null check (total_yen >= 0),
  attachment_id uuid references attachments(id) on delete restrict,
  by_account uuid not null references accounts(id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null
);
comment on table purchase_invoices is 'Invoices as they came, to be compared with request and goods receipts. Append-only.';
create index purchase_invoices_of_request on purchase_invoices (request_id, at, id);
create index purchase_invoices_of_attachment on purchase_invoices (attachment_id);
create trigger purchase_invoices_append_only before delete or update or truncate on purchase_invoices for each statement execute function refuse_change();

-- Where people say that they are today (R23): told by themselves, and over with the day.

create table presences (
  employee_id uuid primary key references employees(id) on delete restrict,
  presence text check (presence in ('office', 'remote', 'meeting', 'out', 'away', 'off')),
  note text not null check (length(note) <= 40),
  day date not null,
  told_at timestamptz(3) not null
);
comment on table presences is 'Where people say that they are, each for themselves and for one day in Japan. Nothing is watched, and no history is kept.';
comment on column presences.presence is 'Null: taken back.';

-- The words of a request beside it. Each step of a request gives its row to all indexes of the table anew, and the one of words
-- takes a hundred entries of a row: two thirds of what PostgreSQL had to do for an approval, though no word had changed.

create table purchase_words (
  request_id uuid primary key references purchase_requests(id) on delete cascade,
  submitted_at timestamptz,
  words text not null
);
comment on table purchase_words is 'What a search finds requests by. A trigger keeps it; nothing else writes it.';
comment on column purchase_words.words is 'As `purchase_requests.search_text`.';
create index purchase_words_by_grams on purchase_words using gin (in_span(grams(words), span_of(submitted_at))) with (fastupdate=off);
-- Along it the words of the newest requests are looked through, which finds what is frequent.
create index purchase_words_by_submission on purchase_words (submitted_at, request_id);

-- Who has been told of a must-read announcement is kept for each account and edition: whoever an announcement comes to be for
-- later is told, and nobody twice (B0-08, B9-01).

create table announcement_tellings (
  announcement_id uuid not null references announcements(id) on delete restrict,
  edition integer not null check (edition > 0),
  account_id uuid not null references accounts(id) on delete restrict,
  fact_id uuid not null,
  told_at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  primary key (announcement_id, edition, account_id)
);
comment on table announcement_tellings is 'Facts: who was told of which edition of a must-read announcement, when. Append-only.';
comment on column announcement_tellings.fact_id is 'The same for all who were told together: it is the fact of their notifications.';
comment on column announcement_tellings.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index announcement_tellings_by_change on announcement_tellings (change_xid);
create trigger announcement_tellings_append_only before delete or update or truncate on announcement_tellings for each statement execute function refuse_change();

-- The own steps of every approved kind of record are facts of one table, in one vocabulary.

create table record_facts (
  id uuid primary key,
  noun text not null,
  record_id uuid not null,
  owner_id uuid not null,
  fact text not null,
  by_account uuid references accounts(id) on delete restrict,
  by_employee uuid,
  by_name text not null,
  by_department text not null,
  at timestamptz(3) not null,
  comment text not null,
  change_xid xid8 not null default pg_current_xact_id(),
  claim_id uuid generated always as (
case noun
    when 'expense-claim' then record_id
    else null::uuid
end) stored references expense_claims(id) on delete restrict,
  purchase_id uuid generated always as (
case noun
    when 'purchase-request' then record_id
    else null::uuid
end) stored references purchase_requests(id) on delete restrict,
  constraint record_facts_of_noun check (
case noun
    when 'expense-claim' then fact in ('submitted', 'withdrawn', 'cancelled', 'returned', 'rejected', 'approved', 'confirmed')
    when 'purchase-request' then fact in ('submitted', 'withdrawn', 'cancelled', 'ordered', 'received', 'invoiced', 'closed', 'expired')
    else false
end),
  constraint record_facts_by check ((by_account is null) = (fact = 'expired')),
  constraint nobody_decides_their_own check (noun <> 'expense-claim' or (fact in ('submitted', 'withdrawn', 'cancelled')) or by_employee is distinct from owner_id)
);
comment on table record_facts is 'Facts: the own steps of claims and purchase requests, and what was decided on claims before they went through the approval engine. What approvers did stands in approval_acts. Append-only.';
comment on column record_facts.noun is 'Kind of the record, named as in the audit trail.';
comment on column record_facts.owner_id is 'Employee whose record it is.';
comment on column record_facts.by_account is 'Null where the calendar did it.';
comment on column record_facts.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
comment on column record_facts.claim_id is 'Ties a fact to its claim: a foreign key of one column has one table.';
comment on column record_facts.purchase_id is 'Ties a fact to its purchase request.';
create index record_facts_of_record on record_facts (record_id, at, id);
create index record_facts_by_change on record_facts (noun, change_xid);
create trigger record_facts_append_only before delete or update or truncate on record_facts for each statement execute function refuse_change();

-- Statistics of its parts would be made again with every analysis, and no plan asks for them.
alter index purchase_words_by_grams alter column 1 set statistics 0;

-- A search for one word in the order of the employee numbers goes along these, and stops where the page is full: however many
-- have the word, a page reads as many of them as it shows. The index over `bigrams(search_text)` gives all of them, in no order.

create table employee_grams (
  gram text collate "C" not null,
  number text not null,
  employee_id uuid not null references employees (id) on delete cascade,
  primary key (gram, number) include (employee_id)
);
comment on table employee_grams is 'Each two and each three neighbouring characters of `employees.search_text`. A trigger keeps it; nothing else writes it.';
comment on column employee_grams.number is 'As `employees.number`.';
-- A statement is planned once for all words: the planner is to expect a frequent one, and to read in order.
alter table employee_grams alter column gram set (n_distinct = 50);
create index employee_grams_of_employee on employee_grams (employee_id);

create function keep_employee_grams() returns trigger language plpgsql as $$
begin
  delete from employee_grams where employee_id = new.id;
  insert into employee_grams (gram, number, employee_id)
    select distinct gram, new.number, new.id from unnest(grams(new.search_text)) gram where strpos(gram, e'\n') = 0;
  return null;
end $$;

create trigger employees_worded after insert on employees for each row execute function keep_employee_grams();
create trigger employees_reworded after update on employees
  for each row when (old.search_text is distinct from new.search_text) execute function keep_employee_grams();

-- The requests' connections work as madoguchi_app, the sequencer and the sender as madoguchi_audit. Tables of later
-- migrations are granted by default: only what belongs to the trail is less than everything.
-- Clusters from before PostgreSQL 15 let everybody make tables.
revoke create on schema public from public;
grant usage on schema public to madoguchi_app, madoguchi_audit;
grant select, insert, update, delete on all tables in schema public to madoguchi_app;
grant usage, select on all sequences in schema public to madoguchi_app;
alter default privileges in schema public grant select, insert, update, delete on tables to madoguchi_app;
alter default privileges in schema public grant usage, select on sequences to madoguchi_app;

revoke update, delete on audit_events from madoguchi_app;
revoke insert, update, delete on audit_chain, audit_checkpoints, audit_outbox from madoguchi_app;
revoke all on kysely_migration, kysely_migration_lock from madoguchi_app;

grant select on audit_events to madoguchi_audit;
grant select, insert on audit_chain, audit_checkpoints to madoguchi_audit;
grant select, insert, delete on audit_outbox to madoguchi_audit;
