// Reads iCalendar by the letter of RFC 5545, with no library of the portal's: everything that bends a rule throws.

const LONGEST_LINE = 75;
const NAME = /^[A-Za-z0-9-]+/;
const PARAMETER = /^;([A-Za-z0-9-]+)=((?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*)(?:,(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*)/u;

export interface StrictProperty {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** As it stands in the file. */
  readonly value: string;
}

export interface StrictComponent {
  readonly name: string;
  readonly properties: StrictProperty[];
  readonly components: StrictComponent[];
}

function fail(rule: string, line: string): never {
  throw new Error(`${rule}: ${line}`);
}

/** Lines as they stand in the file. Each of them is whole characters, and ends by CRLF. */
export function linesOf(bytes: Uint8Array): string[] {
  const lines: string[] = [];
  let from = 0;
  while (from < bytes.length) {
    const end = Buffer.from(bytes).indexOf('\r\n', from);
    if (end < 0) throw new Error('the last line has no end');
    const line = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(from, end));
    if (end - from > LONGEST_LINE) fail('longer than 75 octets', line);
    if (/[^\P{Cc}\t]/u.test(line)) fail('a control character', line);
    lines.push(line);
    from = end + 2;
  }
  return lines;
}

function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line)) whole.push(`${whole.pop() ?? fail('begins by a blank', line)}${line.slice(1)}`);
    else whole.push(line);
  }
  return whole;
}

function propertyOf(line: string): StrictProperty {
  const name = NAME.exec(line)?.[0] ?? fail('no name', line);
  const parameters: Record<string, string> = {};
  let rest = line.slice(name.length);
  for (let found = PARAMETER.exec(rest); found; found = PARAMETER.exec(rest)) {
    parameters[(found[1] ?? '').toUpperCase()] = (found[2] ?? '').replace(/^"(.*)"$/, '$1');
    rest = rest.slice(found[0].length);
  }
  if (!rest.startsWith(':')) fail('no value', line);
  return { name: name.toUpperCase(), parameters, value: rest.slice(1) };
}

/** The one calendar of a file. */
export function strictCalendar(bytes: Uint8Array): StrictComponent {
  const open: StrictComponent[] = [];
  let calendar: StrictComponent | null = null;
  for (const line of unfolded(linesOf(bytes))) {
    const property = propertyOf(line);
    const inner = open.at(-1);
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] };
      if (inner) inner.components.push(component);
      else if (calendar) fail('a second calendar', line);
      else calendar = component;
      open.push(component);
    } else if (property.name === 'END') {
      if (open.pop()?.name !== property.value) fail('ends what is not open', line);
    } else {
      (inner ?? fail('outside of the calendar', line)).properties.push(property);
    }
  }
  if (calendar === null || open.length > 0 || calendar.name !== 'VCALENDAR') throw new Error('no whole calendar');
  for (const name of ['PRODID', 'VERSION']) only(calendar, name);
  for (const event of eventsOf(calendar)) for (const name of ['UID', 'DTSTAMP', 'DTSTART']) only(event, name);
  return calendar;
}

export const eventsOf = (calendar: StrictComponent) => calendar.components.filter(({ name }) => name === 'VEVENT');

/** The property that a component has once; `null` where it has none. */
export function perhaps(component: StrictComponent, name: string): StrictProperty | null {
  const found = component.properties.filter((property) => property.name === name);
  if (found.length > 1) fail(`${component.name} has more than one`, name);
  return found[0] ?? null;
}

export function only(component: StrictComponent, name: string): StrictProperty {
  return perhaps(component, name) ?? fail(`${component.name} has no`, name);
}

/** A value of the kind TEXT, its signs given back. */
export function strictText({ value }: StrictProperty): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) fail('a sign that is not escaped', value);
  return value.replace(/\\([\s\S]?)/g, (both, sign: string) => {
    if (sign === 'n' || sign === 'N') return '\n';
    return ['\\', ';', ','].includes(sign) ? sign : fail('no escape', both);
  });
}
