/** Zones in which a server may stand; a day begins in each of them at another instant than in Tokyo, but for its own. */
const ZONES = ['UTC', 'Asia/Tokyo', 'America/New_York'] as const;

/** Runs the same under each zone of the server, and leaves it where it was. */
export async function everyZone(run: (zone: string) => void | Promise<void>): Promise<void> {
  const before = process.env['TZ'];
  const seen = new Set<number>();
  try {
    for (const zone of ZONES) {
      process.env['TZ'] = zone;
      seen.add(new Date('2026-12-07T00:00:00Z').getTimezoneOffset());
      await run(zone);
    }
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, 'TZ');
    else process.env['TZ'] = before;
  }
  if (seen.size !== ZONES.length) throw new Error('the zone of this process does not follow TZ');
}
