import { describe, expect, it } from 'vitest';
import { unfitAmountText } from './refusal-texts.ts';

describe('why an amount cannot be had', () => {
  it('names the remedy: the request goes back where it belongs on another route [B3-01] [B3-05]', () => {
    const refusal = { code: 'other-route', stepName: null } as const;
    expect(unfitAmountText(refusal, [], 'ja')).toContain('差し戻し');
    expect(unfitAmountText(refusal, [], 'en')).toContain('Return it');
  });

  it('names whom to ask where no route leads, or a step would have nobody [B3-04]', () => {
    expect(unfitAmountText({ code: 'no-route', stepName: null }, ['佐藤 花子', '鈴木 一郎'], 'ja')).toBe(
      'この内容に当てはまる承認経路がありません。佐藤 花子、鈴木 一郎に連絡してください。',
    );
    expect(unfitAmountText({ code: 'no-approver', stepName: 'Executive' }, [], 'en')).toBe(
      'Nobody can decide in the step "Executive". Ask a system administrator.',
    );
  });
});
