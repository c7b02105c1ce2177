import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { Notification } from '@madoguchi/contract/notifications/model.ts';
import { describe, expect, it } from 'vitest';
import { grouped } from './grouped.ts';

let count = 0;
function told(at: string, kind: NotificationKind = 'approval-waiting', about = '202611'): Notification {
  count += 1;
  const id = `01980000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  return Notification.parse({ id, kind, subject: null, about, values: {}, at, readAt: null });
}

describe('the notifications of the centre', () => {
  it('stand by their day in Japan, newest first [B0-08]', () => {
    const list = [told('2026-11-20T15:00:00.000Z'), told('2026-11-20T14:59:59.000Z'), told('2026-11-19T01:00:00.000Z')];
    expect(grouped(list).map(({ day, folds }) => [day, folds.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
      ['2026-11-19', 1],
    ]);
  });

  it('of one kind about the same month stand in one fold from three on, at the place of the newest [B0-08]', () => {
    const at = '2026-11-21T05:00:00.000Z';
    const [a, b, c, d, e] = [
      told(at),
      told(at, 'claim-returned'),
      told(at),
      told(at),
      told(at, 'approval-waiting', '202610'),
    ];
    const [day] = grouped([a, b, c, d, e]);
    expect(day?.folds.map(({ notifications }) => notifications.map(({ id }) => id))).toEqual([
      [a.id, c.id, d.id],
      [b.id],
      [e.id],
    ]);
  });

  it('are all there, each once, however they are folded [B0-08]', () => {
    const list = Array.from({ length: 50 }, (_, n) =>
      told(`2026-11-${10 + (n % 7)}T05:00:00.000Z`, n % 2 ? 'claim-approved' : 'approval-waiting'),
    );
    const shown = grouped(list).flatMap(({ folds }) => folds.flatMap(({ notifications }) => notifications));
    expect(new Set(shown)).toEqual(new Set(list));
    expect(shown).toHaveLength(list.length);
  });
});
