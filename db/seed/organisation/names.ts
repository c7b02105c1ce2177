// Names that people in Japan have: kanji, reading in katakana, and the Latin form for the mail address.

export interface Name {
  readonly text: string;
  readonly kana: string;
  readonly latin: string;
}

function names(list: string): Name[] {
  return list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [text = '', kana = '', latin = ''] = entry.split('/');
      return { text, kana, latin };
    });
}

/** Some of the most frequent, and two with letters that older systems lose: 髙 and 﨑. */
export const FAMILY_NAMES = names(`
  鈴木/スズキ/suzuki 髙橋/タカハシ/takahashi 田中/タナカ/tanaka 伊藤/イトウ/ito 渡辺/ワタナベ/watanabe
  加藤/カトウ/kato 吉田/ヨシダ/yoshida 山田/ヤマダ/yamada 佐々木/ササキ/sasaki 松本/マツモト/matsumoto
  井上/イノウエ/inoue 木村/キムラ/kimura 林/ハヤシ/hayashi 斎藤/サイトウ/saito 清水/シミズ/shimizu
  山﨑/ヤマザキ/yamazaki 森/モリ/mori 池田/イケダ/ikeda 橋本/ハシモト/hashimoto 阿部/アベ/abe
  石川/イシカワ/ishikawa 前田/マエダ/maeda 藤田/フジタ/fujita 後藤/ゴトウ/goto 小川/オガワ/ogawa
  岡田/オカダ/okada 長谷川/ハセガワ/hasegawa 村上/ムラカミ/murakami 近藤/コンドウ/kondo 石井/イシイ/ishii
  坂本/サカモト/sakamoto 遠藤/エンドウ/endo 青木/アオキ/aoki 藤井/フジイ/fujii 西村/ニシムラ/nishimura
  福田/フクダ/fukuda 太田/オオタ/ota 三浦/ミウラ/miura 岡本/オカモト/okamoto 松田/マツダ/matsuda
  中川/ナカガワ/nakagawa 中野/ナカノ/nakano 原田/ハラダ/harada 小野/オノ/ono 田村/タムラ/tamura
  竹内/タケウチ/takeuchi 金子/カネコ/kaneko 和田/ワダ/wada 中山/ナカヤマ/nakayama 佐藤/サトウ/sato
`);

export const GIVEN_NAMES = names(`
  翔太/ショウタ/shota 美咲/ミサキ/misaki 大輔/ダイスケ/daisuke 彩/アヤ/aya 拓也/タクヤ/takuya
  愛/アイ/ai 健一/ケンイチ/kenichi 恵/メグミ/megumi 誠/マコト/makoto 陽子/ヨウコ/yoko
  直人/ナオト/naoto 裕子/ユウコ/yuko 達也/タツヤ/tatsuya 真由美/マユミ/mayumi 亮/リョウ/ryo
  麻衣/マイ/mai 和也/カズヤ/kazuya 智子/トモコ/tomoko 浩二/コウジ/koji 優花/ユウカ/yuka
  悠斗/ユウト/yuto 千尋/チヒロ/chihiro 隆/タカシ/takashi 久美子/クミコ/kumiko 雄介/ユウスケ/yusuke
  葵/アオイ/aoi 正人/マサト/masato 沙織/サオリ/saori 修平/シュウヘイ/shuhei 理恵/リエ/rie
  蓮/レン/ren 結衣/ユイ/yui 康弘/ヤスヒロ/yasuhiro 奈々/ナナ/nana 俊介/シュンスケ/shunsuke
  琴音/コトネ/kotone 一郎/イチロウ/ichiro 明日香/アスカ/asuka 哲也/テツヤ/tetsuya 香織/カオリ/kaori
  颯/ハヤテ/hayate 瞳/ヒトミ/hitomi 勇気/ユウキ/yuki 春奈/ハルナ/haruna 秀樹/ヒデキ/hideki
  歩美/アユミ/ayumi 貴之/タカユキ/takayuki 菜摘/ナツミ/natsumi 慎吾/シンゴ/shingo 玲奈/レイナ/reina
  駿/シュン/shun 志保/シホ/shiho 純一/ジュンイチ/junichi 絵里/エリ/eri 洋平/ヨウヘイ/yohei
  弘美/ヒロミ/hiromi 光/ヒカル/hikaru 早紀/サキ/saki 圭吾/ケイゴ/keigo 希/ノゾミ/nozomi
`);
