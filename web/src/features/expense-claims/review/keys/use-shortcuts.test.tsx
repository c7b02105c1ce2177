import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyGroups } from '../../../../platform/keys/key-registry.ts';
import { REVIEW_COMMANDS, REVIEW_KEYS } from './review-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

let ran: string[] = [];

function Page({ approves = true }: { readonly approves?: boolean }) {
  useShortcuts({
    confirm: () => ran.push('confirm'),
    return: () => ran.push('return'),
    ...(approves ? { approve: () => ran.push('approve') } : {}),
  });
  return (
    <>
      <a href="#row">row</a>
      <textarea aria-label="reason" />
    </>
  );
}

describe('the keys of a claim under review', () => {
  beforeEach(() => {
    ran = [];
  });

  it('decide wherever the focus rests, but not in a text field [B4-08]', () => {
    render(<Page />);
    for (const command of REVIEW_COMMANDS) {
      fireEvent.keyDown(screen.getByRole('link'), { key: REVIEW_KEYS[command] });
      fireEvent.keyDown(screen.getByRole('textbox'), { key: REVIEW_KEYS[command] });
    }
    expect(ran).toEqual(REVIEW_COMMANDS);
  });

  it('leave alone what cannot be done to the claim, and Enter, which is its buttons’ own', () => {
    render(<Page approves={false} />);
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(true);
    const listed = keyGroups.get().flatMap(({ bindings }) => bindings.map(({ keys }) => keys));
    expect(listed).toEqual(['c', 'r']);
  });
});
