import { describe, expect, it } from 'vitest';
import { withoutRoom } from './without-room.ts';

describe('columns without room', () => {
  it('leaves out all columns that need the same width, not only the last of them', () => {
    expect(withoutRoom({ photo: 640, position: 640, email: 1240 })).toEqual({
      '@container list (max-width: 639.98px)': { '& .column-photo, & .column-position': { display: 'none' } },
      '@container list (max-width: 1239.98px)': { '& .column-email': { display: 'none' } },
    });
  });

  it('has no rule where every column always has room', () => {
    expect(withoutRoom({})).toEqual({});
  });
});
