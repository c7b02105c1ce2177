import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answers, FILLED, layDesk, open, saved, sent, submit } from '../../../../test/forms/notice-desk.tsx';

/** The browser's way of sending a file, answered by hand. */
class Sending {
  static readonly all: Sending[] = [];
  readonly upload = {};
  status = 0;
  responseText = '';
  onload = () => {};

  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(form: FormData): void {
    const file = form.get('file') as File;
    this.responseText = JSON.stringify({
      id: crypto.randomUUID(),
      name: file.name,
      mediaType: 'application/pdf',
      bytes: file.size,
      sha256: 'a'.repeat(64),
      alsoIn: null,
    });
    Sending.all.push(this);
  }
  arrive(): string {
    this.status = 200;
    this.onload();
    return JSON.parse(this.responseText).id;
  }
}

layDesk();
beforeEach(() => {
  Sending.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Sending);
});

function choose(...names: string[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (input === null) throw new Error('No place for files');
  fireEvent.change(input, { target: { files: names.map((name) => new File(['x'], name)) } });
}

const arrive = () => act(async () => Sending.all.splice(0).map((sending) => sending.arrive()));

it('holds the ids of files that were stored in the same moment, each named by a link [B0-07]', async () => {
  open(FILLED);
  choose('案内.pdf', '図面.pdf');
  const ids = await arrive();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['案内.pdf', '図面.pdf']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => expect.stringContaining(id)));
  answers.push(saved);
  submit();
  await vi.waitFor(() => expect(sent.at(-1)?.body['files']).toEqual(ids));
});

it('offers no place for another file where all are there, and offers it again once one is taken away [B0-07]', async () => {
  open(FILLED);
  choose('案内.pdf', '図面.pdf');
  await arrive();
  expect(screen.queryByRole('button', { name: 'ファイルを選択' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '案内.pdfを削除' }));
  expect(screen.getByRole('button', { name: 'ファイルを選択' })).toBeDefined();
  expect(screen.getByRole('link').textContent).toBe('図面.pdf');
});

it('keeps the focus in the field when the button that was pressed goes [B0-07]', async () => {
  open(FILLED);
  screen.getByRole('button', { name: 'ファイルを選択' }).focus();
  choose('案内.pdf', '図面.pdf');
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '案内.pdfを削除' }));
  fireEvent.click(screen.getByRole('button', { name: '案内.pdfを削除' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ファイルを選択' }));
});

it('shows a file without a name where the device alone remembers its id [B0-11]', () => {
  open({ ...FILLED, files: ['01932b6c-0000-7000-8000-0000000000f1'] });
  expect(screen.getByRole('button', { name: '添付済みのファイルを削除' })).toBeDefined();
});
