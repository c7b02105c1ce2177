import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claim } from '../../../../../../test/claims.ts';
import { OfflineError, ProblemError } from '../../../../../platform/http/refusals.ts';
import { useDecision } from './use-decision.ts';

const CLAIM = claim();

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

let sent: Sent[] = [];
let answers: (() => Promise<Response>)[] = [];

/** The server as the network shows it: each request takes the next answer. */
function answerNext(path: string, init: RequestInit): Promise<Response> {
  const key = new Headers(init.headers).get('idempotency-key');
  sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined, key });
  return answers.shift()?.() ?? Promise.reject(new TypeError('no answer'));
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const decided = (status: string) => () => {
  const { lines: _lines, decisions: _decisions, mine: _mine, ...header } = CLAIM;
  return Promise.resolve(Response.json({ ...header, status, version: CLAIM.version + 1 }));
};
const refused = () =>
  Promise.resolve(
    Response.json(
      { status: 409, code: 'wrong-state', message: '「承認済」です。', data: { fields: [], requestId: 'r1' } },
      { status: 409 },
    ),
  );

function hook() {
  const { result } = renderHook(() => useDecision());
  const decide = (...args: Parameters<typeof result.current.decide>) => act(() => result.current.decide(...args));
  return { result, decide };
}

describe('a decision', () => {
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', answerNext);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('names the version that was looked at, and answers the newer state [B0-02]', async () => {
    answers = [decided('approved')];
    const { decide } = hook();
    expect(await decide(CLAIM, 'approve')).toMatchObject({ status: 'approved', version: 4 });
    expect(sent[0]).toMatchObject({ path: `/api/expense-claims/${CLAIM.id}/approve`, body: { version: 3 } });
  });

  it('tried again after an unclear end carries the same key, so that it happens once [B0-03]', async () => {
    answers = [unreachable, decided('approved')];
    const { result, decide } = hook();
    expect(await decide(CLAIM, 'approve')).toBeNull();
    expect(result.current.refusal).toBeInstanceOf(OfflineError);
    expect(await decide(CLAIM, 'approve')).toMatchObject({ status: 'approved' });
    expect(result.current.refusal).toBeNull();
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('of another kind, or on a newer state, is another decision with another key [B0-03]', async () => {
    answers = [unreachable, unreachable, unreachable];
    const { decide } = hook();
    await decide(CLAIM, 'approve');
    await decide(CLAIM, 'confirm');
    await decide({ ...CLAIM, version: CLAIM.version + 1 }, 'confirm');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  it('that somebody else was quicker with is refused with the reason, and decides nothing [B0-05]', async () => {
    answers = [refused];
    const { result, decide } = hook();
    expect(await decide(CLAIM, 'confirm')).toBeNull();
    expect(result.current.refusal).toBeInstanceOf(ProblemError);
    expect(result.current.working).toBeNull();
  });

  it('waits for its answer: a second press meanwhile sends nothing', async () => {
    let answer: (response: Response) => void = () => {};
    answers = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    const { result } = hook();
    let first: Promise<unknown> = Promise.resolve();
    act(() => {
      first = result.current.decide(CLAIM, 'approve');
    });
    expect(result.current.working).toBe('approve');
    expect(await act(() => result.current.decide(CLAIM, 'approve'))).toBeNull();
    await act(async () => {
      answer(await decided('approved')());
      await first;
    });
    expect(sent).toHaveLength(1);
    expect(result.current.working).toBeNull();
  });
});
