// Passwords that are tried first wherever passwords are guessed. Compiled here, from the patterns they are made by: words
// that everybody takes, what people put behind them, walks over the keyboard, repetitions and days.

/** Common words in passwords, in the form of `plain`. Words of this country and of offices besides the usual ones. */
const WORDS =
  `password passwort passw pass passcode secret secure security login logon signin welcome admin administrator
  root system user guest test testing tester demo sample default master changeme change letmein access portal madoguchi
  company office staff manager server computer internet network database windows google yahoo amazon apple iphone
  android samsung sony toyota honda nissan nintendo pokemon pikachu mario sakura samurai ninja fujisan tokyo osaka kyoto
  nagoya sapporo fukuoka yokohama japan nihon nippon himitsu angou konnichiwa ohayou arigatou aishiteru daisuki kawaii
  tanaka suzuki satou sato takahashi watanabe yamamoto nakamura kobayashi katou kato yoshida yamada sasaki hello
  hallo bonjour iloveyou loveyou lovely love sunshine princess prince dragon monkey shadow superman batman spiderman
  starwars football baseball basketball soccer hockey tennis golf summer winter spring autumn january february april
  august september october november december monday tuesday wednesday thursday friday saturday sunday michael jordan
  jennifer jessica ashley daniel thomas charlie robert andrew george william freedom trustno whatever nothing
  killer hunter ranger flower cheese cookie chocolate orange banana coffee purple yellow silver golden diamond rainbow
  butterfly dolphin tiger lion eagle chicken maggie ginger pepper buster snoopy hannah harley corvette mustang ferrari
  mercedes porsche qwerty qwertz azerty asdf zxcv abcd abcabc money business internet service support finance keiri
  jinji soumu eigyou shachou kaisha shain nyuusha`.split(/\s+/);

const YEARS = Array.from({ length: 80 }, (_, nth) => String(1960 + nth));
const REIWA = Array.from({ length: 15 }, (_, nth) => `r${nth + 1}`);
const COUNTS = [
  '',
  '1',
  '2',
  '3',
  '7',
  '8',
  '9',
  '01',
  '11',
  '12',
  '21',
  '22',
  '23',
  '69',
  '77',
  '88',
  '99',
  '00',
  '007',
];
const RUNS = ['123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '321', '111', '777', '000', '999'];
/** In the form of `plain`: signs at the ends are left away there. */
const TAILS = [...COUNTS, ...RUNS, ...YEARS, ...REIWA];

/** Rows of keyboards and what counts; walked in either direction. */
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  'あいうえおかきくけこさしすせそたちつてとなにぬねの',
  'いろはにほへとちりぬるをわかよたれそつねならむ',
];
const SHORTEST_WALK = 3;

const LOOKS_LIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const SIGNS_LIKE: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i', '€': 'e' };

/** Without case and width, and without the signs at its ends. */
function plain(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const lettersFor = (text: string) => text.replace(/[@$!€]/g, (sign) => SIGNS_LIKE[sign] ?? sign);
/** `p4ssw0rd` as `password`; digits at the end stay what they are. */
const unmasked = (text: string) => text.replace(/[013457](?=.*\p{L})/gu, (digit) => LOOKS_LIKE[digit] ?? digit);

let compiled: ReadonlySet<string> | null = null;

/** Every word with every tail, and doubled; made when somebody first chooses a password. */
export function commonPasswords(): ReadonlySet<string> {
  compiled ??= new Set(
    WORDS.flatMap((word) => [...TAILS.map((tail) => word + tail), ...RUNS.map((run) => run + word), word + word]),
  );
  return compiled;
}

const reversed = (text: string) => [...text].reverse().join('');
const WALKS = [...ROWS, ...ROWS.map(reversed)].map((row) => row + row);

/** True when it is put together of walks alone, such as `qwer1234` or `abcabcabc`. */
function isWalked(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= SHORTEST_WALK; length -= 1) {
    const start = text.slice(0, length);
    if (WALKS.some((walk) => walk.includes(start)) && isWalked(text.slice(length))) return true;
  }
  return false;
}

/** `aaaaaaaa`, `abab1212`: one to four characters, again and again. */
const isRepeated = (text: string) => /^(?:(.{1,4})\1+)+$/u.test(text);

const DAY =
  /^(?:(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2})$/;

/** True when guessing would soon come to it, whatever case, signs at its ends and digits for letters it is dressed in. */
export function isCommon(password: string): boolean {
  const said = plain(password);
  const bare = withoutSigns(said);
  const forms = [said, bare, lettersFor(said), unmasked(bare), unmasked(withoutSigns(lettersFor(said)))];
  const common = commonPasswords();
  return forms.some((form) => common.has(form)) || isWalked(bare) || isRepeated(bare) || DAY.test(bare);
}
