import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ProblemError } from '../platform/http/refusals.ts';
import { showLanguage } from '../platform/language.ts';
import { ErrorBand } from './ErrorBand.tsx';
import { ThemeGround } from './theme/ThemeGround.tsx';

const GONE = '見つかりません。削除されたか、URLが正しくない可能性があります。';

function show(code: 'not-found' | 'invalid' | 'unavailable', retry: { onRetry?: () => void }): string {
  const body = { status: 422, code, message: '1か所を確認してください。', data: { fields: [], requestId: 'r-42' } };
  render(
    <ThemeGround>
      <ErrorBand error={new ProblemError(body)} {...retry} />
    </ThemeGround>,
  );
  return screen.getByRole('alert').textContent ?? '';
}

beforeEach(() => showLanguage('ja'));

it.each(['not-found', 'invalid'] as const)(
  'says of what an address names in vain that it is not there: %s [S8-02]',
  (code) => {
    expect(show(code, { onRetry: () => undefined })).toBe(`${GONE}参照番号 r-42`);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('lets what may pass be tried again, and says of a write what the server said [S8-02]', () => {
  show('unavailable', { onRetry: () => undefined });
  expect(screen.getByRole('button', { name: '再試行' })).toBeDefined();
  document.body.replaceChildren();
  expect(show('invalid', {})).toContain('1か所を確認してください。');
});
