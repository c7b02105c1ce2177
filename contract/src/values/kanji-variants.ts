// Kanji that are written in two or more ways and looked for in any of them, in names above all. In each group the last is
// the common form, which the others are folded to.
//
// Sources: the Kangxi forms in brackets of the list of kanji in common use (常用漢字表, Cabinet notice of 2010-11-30); the
// forms that the list of kanji for names admits beside others (戸籍法施行規則 別表第二); and forms of family names that stand
// in registers though neither list has them (髙, 﨑, 邉, 濵, 𠮷 and their like). Forms that NFKC joins already are left out.
// 斎 and 斉 are two characters by rights; they are one here, because their names are confused daily.

const IN_COMMON_USE = `
  亞亜 惡悪 壓圧 圍囲 爲為 醫医 壹壱 稻稲 飮飲 隱隠 營営 榮栄 衞衛 驛駅 悅悦 閱閲 圓円 鹽塩 緣縁 艷艶 應応 歐欧 毆殴 櫻桜 奧奥
  橫横 溫温 穩穏 假仮 價価 畫画 會会 壞壊 懷懐 繪絵 槪概 擴拡 殼殻 覺覚 學学 嶽岳 樂楽 渴渇 罐缶 卷巻 陷陥 勸勧 寬寛 關関 歡歓
  觀観 氣気 旣既 歸帰 僞偽 戲戯 犧犠 擧挙 虛虚 峽峡 挾挟 狹狭 鄕郷 曉暁 區区 驅駆 勳勲 薰薫 徑径 惠恵 揭掲 溪渓 經経 莖茎 螢蛍
  輕軽 繼継 鷄鶏 藝芸 擊撃 縣県 儉倹 劍剣 險険 圈圏 檢検 權権 獻献 硏研 顯顕 驗験 嚴厳 恆恒 黃黄 廣広 效効 鑛鉱 號号 國国 黑黒
  濟済 碎砕 劑剤 雜雑 參参 棧桟 蠶蚕 慘惨 贊賛 殘残 絲糸 齒歯 兒児 辭辞 濕湿 實実 舍舎 寫写 釋釈 壽寿 收収 從従 澁渋 獸獣 縱縦
  肅粛 處処 敍叙 將将 稱称 燒焼 證証 奬奨 條条 狀状 乘乗 淨浄 剩剰 疊畳 繩縄 壤壌 孃嬢 讓譲 釀醸 觸触 囑嘱 愼慎 眞真 寢寝 盡尽
  圖図 粹粋 醉酔 穗穂 隨随 髓髄 樞枢 數数 瀨瀬 聲声 齊斉 靜静 竊窃 攝摂 專専 戰戦 淺浅 潛潜 纖繊 踐践 錢銭 禪禅 雙双 壯壮 搜捜
  插挿 爭争 總総 聰聡 莊荘 裝装 騷騒 增増 藏蔵 臟臓 屬属 續続 墮堕 對対 體体 帶帯 滯滞 臺台 瀧滝 擇択 澤沢 擔担 單単 膽胆 團団
  彈弾 斷断 癡痴 遲遅 晝昼 蟲虫 鑄鋳 廳庁 徵徴 聽聴 敕勅 鎭鎮 遞逓 鐵鉄 轉転 點点 傳伝 黨党 盜盗 燈灯 當当 鬪闘 德徳 獨独 讀読
  屆届 惱悩 腦脳 霸覇 廢廃 拜拝 賣売 麥麦 發発 髮髪 拔抜 蠻蛮 祕秘 濱浜 甁瓶 拂払 佛仏 竝並 變変 邊辺 辨弁 辯弁 瓣弁 步歩 寶宝
  豐豊 襃褒 沒没 飜翻 每毎 萬万 滿満 默黙 譯訳 藥薬 與与 豫予 餘余 譽誉 搖揺 樣様 謠謡 來来 賴頼 亂乱 覽覧 龍竜 兩両 獵猟 綠緑
  壘塁 淚涙 勵励 禮礼 隸隷 靈霊 齡齢 曆暦 歷歴 戀恋 爐炉 勞労 樓楼 錄録 灣湾 彌弥 龜亀 尙尚 敎教 戶戸 靑青 淸清 緖緒 吳呉 搔掻
  頰頬 塡填 剝剥 餠餅
`;

const IN_NAMES = `
  髙高 﨑嵜碕崎 邉辺 濵浜 𠮷吉 嶋嶌島 冨富 峯峰 曾曽 槇槙 祿禄 晉晋 凛凜 遙遥 瑤瑶 堯尭 彥彦 巖巌 寳宝 渕渊淵 舘館 埜野 邨村 㐂喜
  龝秋 圡𡈽土 冝宜 夘卯 卋世 圀国 姬姫 晄晃 枩柗松 栁桺柳 桒桑 槗橋 檜桧 杦杉 眀明 礒磯 穎頴 靍靏靎鶴 鷗鴎 鶯鴬 劔劒釼剣 鍊錬 薗園
  萠萌 翆翠 燿耀 煕熙 濤涛 祇祗 禰襧祢 籠篭 藪薮 蟬蝉 蔣蒋 閒間 舩船 珎珍 畄留 恊協 羣群 裡裏 桝枡 濶闊 亙亘 俠侠 凉涼 棱稜 驒騨
  麴麹 攜携 莓苺 鯵鰺 頸頚 讚讃 輛輌 迩邇 曻昇 𣘺橋 𠀋丈 齋斎斉 莵兔兎 蘆芦 吞呑
`;

const GROUPS = `${IN_COMMON_USE}${IN_NAMES}`.trim().split(/\s+/);

/** Each other form with the common one. */
export const KANJI_VARIANTS: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap((group) => {
    const forms = [...group];
    const common = forms.pop() ?? '';
    return forms.map((form): [string, string] => [form, common]);
  }),
);
