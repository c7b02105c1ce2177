// The dialog area (S6-06): one dialog over everything, opened with its content from anywhere.
import type { ReactNode } from 'react';
import { observable } from './observable.ts';

interface OpenedDialog {
  /** Its heading, by which it is also known to assistive technology. */
  readonly title: string;
  readonly content: ReactNode;
}

export const openedDialog = observable<OpenedDialog | null>(null);

/** Opens the dialog; what another call shows in it is replaced, as there is never a dialog over a dialog. */
export function openDialog(dialog: OpenedDialog): void {
  openedDialog.set(dialog);
}

export function closeDialog(): void {
  openedDialog.set(null);
}
