import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

afterEach(cleanup);

it('keeps the number of a request in one piece, and says the sentence as it is [B0-06, B0-08]', () => {
  const text = '購買申請 PR-2026-000123（ノートPC）と TE-2026-00098 が差し戻されました。';
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('span')];
  expect(whole.map(({ textContent, style }) => [textContent, style.whiteSpace])).toEqual([
    ['PR-2026-000123', 'nowrap'],
    ['TE-2026-00098', 'nowrap'],
  ]);
});
