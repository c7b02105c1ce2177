import { describe, expect, it } from 'vitest';
import { withoutRoom } from './without-room.ts';

describe('columns without room', () => {
  it('leaves out all columns that need the same width, not only the last of them', () => {
    expect(withoutRoom({ photo: 640, position: 640, email: 1240 })).toEqual({
      '@container list (max-width: max(639.98px, 39.99875rem))': {
        '& .column-photo, & .column-position': { display: 'none' },
      },
      '@container list (max-width: max(1239.98px, 77.49875rem))': { '& .column-email': { display: 'none' } },
    });
  });

  it('has no rule where every column always has room', () => {
    expect(withoutRoom({})).toEqual({});
  });
});
