import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personId, preview, SATO } from '../../../../test/approvals.ts';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { RoutePreview } from './RoutePreview.tsx';

const network = vi.fn<(path: string) => Promise<Response>>();
const SUBJECT = '01932b6c-0000-7000-8000-000000000001';

beforeEach(() => {
  showLanguage('ja');
  haveEmptyMasters();
  network.mockReset();
  network.mockImplementation(() => Promise.resolve(Response.json(preview())));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const at = (asOf: number) => (
  <FormGround>
    <RoutePreview domain="travel-expenses" subjectId={SUBJECT} asOf={asOf} />
  </FormGround>
);

it('tells the whole route with names before submitting, and why it is them [B3-05]', async () => {
  render(at(1));
  const [superior, accounting] = await screen.findAllByRole('listitem').then((all) => all.filter(isStep));
  expect(superior?.textContent).toContain('上長の承認');
  expect(superior?.textContent).toContain('佐藤 花子営業部 · 営業部の上長');
  expect(superior?.textContent).toContain('期限：到着から3営業日');
  expect(accounting?.textContent).toContain('鈴木 一郎経理部 · 役割で指定');
  expect(network).toHaveBeenCalledTimes(1);
  expect(network.mock.calls[0]?.[0]).toBe(`/api/approvals/preview/travel-expenses/${SUBJECT}`);
});

it('is found anew when what is stored changes, the former names standing meanwhile [B3-05]', async () => {
  const view = render(at(1));
  await screen.findByText('佐藤 花子');
  const higher = { ...SATO, employeeId: personId('09'), name: '高橋 部長' };
  const [first] = preview().plan?.steps ?? [];
  const plan = { ...preview().plan, steps: [{ ...first, approvers: [higher] }] };
  network.mockImplementation(() => Promise.resolve(Response.json(preview({ plan }))));
  view.rerender(at(2));
  expect(screen.getByText('佐藤 花子')).toBeDefined();
  expect(await screen.findByText('高橋 部長')).toBeDefined();
  expect(screen.queryByText('佐藤 花子')).toBeNull();
});

it('says where nobody was found, and whom to ask [B3-04]', async () => {
  const refusal = { code: 'no-approver', stepName: '上長の承認' };
  network.mockImplementation(() =>
    Promise.resolve(Response.json(preview({ plan: null, refusal, ask: ['情報 次郎', '情報 三郎'] }))),
  );
  render(at(1));
  await waitFor(() =>
    expect(within(screen.getByRole('status')).getByText(/「上長の承認」の承認者が見つからない/)).toBeDefined(),
  );
  expect(screen.getByRole('status').textContent).toContain('情報 次郎、情報 三郎さんに');
});

it('says that somebody of two steps in a row decides once [B3-03]', async () => {
  const [first, second] = preview().plan?.steps ?? [];
  const plan = { ...preview().plan, steps: [first, { ...second, approvers: [SATO], isSkipped: true }] };
  network.mockImplementation(() => Promise.resolve(Response.json(preview({ plan }))));
  render(at(1));
  expect(await screen.findByText(/省略：前のステップと同じ人のため/)).toBeDefined();
});

/** People stand in lists inside of the steps. */
function isStep(item: HTMLElement): boolean {
  return item.parentElement?.tagName === 'OL';
}
