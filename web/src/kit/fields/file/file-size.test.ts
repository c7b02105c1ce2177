import { expect, it } from 'vitest';
import { sizeText } from './file-size.ts';

it('writes sizes as each language does, never as nothing', () => {
  const sizes = [0, 340 * 1024, 10 * 1024 * 1024, 13_002_342];
  expect(sizes.map((bytes) => sizeText(bytes, 'ja'))).toEqual(['1KB', '340KB', '10MB', '12.4MB']);
  expect(sizeText(13_002_342, 'en')).toBe('12.4\u00a0MB');
});
