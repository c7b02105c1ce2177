import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { claim } from '../../../../../../test/claims.ts';
import { showLanguage } from '../../../../../platform/language.ts';
import { theme } from '../../../../../ui/theme/theme.ts';
import { CommentDialog } from './CommentDialog.tsx';

let sent: string[] = [];

function open(action: 'return' | 'reject' = 'return') {
  render(
    <ThemeProvider theme={theme}>
      <CommentDialog
        claim={claim()}
        action={action}
        isWorking={false}
        refusal={null}
        onSend={(comment) => sent.push(comment)}
        onDismiss={() => sent.push('dismissed')}
      />
    </ThemeProvider>,
  );
  return screen.getByRole('textbox');
}

const press = () => fireEvent.click(screen.getByRole('button', { name: '差し戻す' }));

describe('the reason of a return', () => {
  beforeEach(() => {
    sent = [];
    showLanguage('ja');
  });

  it('is asked for by the claim and the verb, and sent as typed [B4-03]', () => {
    const field = open();
    expect(screen.getByRole('dialog', { name: '精算書 TE-2026-00123 を差し戻しますか？' })).toBeDefined();
    fireEvent.change(field, { target: { value: ' 領収書を添付してください。 ' } });
    press();
    expect(sent).toEqual(['領収書を添付してください。']);
  });

  it('is not sent while empty: the field says what is missing and takes the focus', () => {
    const field = open();
    press();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('差戻しの理由を入力してください。');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not sent beyond 500 characters, and what was typed stays', () => {
    const field = open();
    fireEvent.change(field, { target: { value: 'あ'.repeat(501) } });
    press();
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('500文字以内で入力してください（現在501文字）');
    expect((field as HTMLTextAreaElement).value).toHaveLength(501);
  });

  it('goes by Ctrl+Enter, but not by the Enter that ends a composition [B0-11]', () => {
    const field = open();
    fireEvent.change(field, { target: { value: '理由' } });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(sent).toEqual(['理由']);
  });
});
