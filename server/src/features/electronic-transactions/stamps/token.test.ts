import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OTHER_USES, TimeStampAuthority } from '../../../../test/time-stamp-authority.ts';
import { judgeAnswer, judgeToken, newNonce, readCertificates, stampRequest } from './token.ts';

const DATA = Buffer.from('madoguchi-electronic-transaction 1\n');
const now = () => new Date().toISOString();

let authority: TimeStampAuthority;
beforeAll(async () => {
  authority = await TimeStampAuthority.make();
});
afterAll(() => authority.close());

const demand = (from = authority) => ({ data: DATA, policy: null, trusted: readCertificates(from.pem) });

/** A request with its nonce, and what the authority answers. */
function asked(from = authority) {
  const nonce = newNonce();
  return { nonce, answer: from.reply(stampRequest({ data: DATA, policy: null, nonce })) };
}

const refusal = (judged: Promise<unknown>) =>
  judged.then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && 'fault' in error ? error.fault : error),
  );

describe('a time stamp', () => {
  it('that was asked for is taken with its time, policy and authority, and openssl says so as well [B7-05]', async () => {
    const { nonce, answer } = asked();
    const stamp = await judgeAnswer(answer, { ...demand(), nonce }, now());
    expect(stamp).toMatchObject({ policy: '1.2.3.4.1', authority: 'Test Time Stamps' });
    expect(Math.abs(Date.parse(stamp.at) - Date.now())).toBeLessThan(60_000);
    expect(authority.verify(stamp.token, DATA)).toContain('Verification: OK');
    expect(() => authority.verify(stamp.token, Buffer.from('other'))).toThrow();
  });

  it('is refused with another nonce, with none, of an earlier request, for other data, under another policy, of another time (ET12) [B7-05]', async () => {
    const { nonce, answer } = asked();
    const right = { ...demand(), nonce };
    const judged = (response: Buffer, more = {}, at = now()) =>
      refusal(judgeAnswer(response, { ...right, ...more }, at));
    expect(await judged(answer, { nonce: newNonce() })).toBe('other-nonce');
    expect(await judged(authority.reply(authority.query(DATA, '-no_nonce')))).toBe('other-nonce');
    expect(await judged(asked().answer)).toBe('other-nonce');
    expect(await judged(authority.reply(authority.query(Buffer.from('other'))))).toBe('other-data');
    expect(await judged(answer, { data: Buffer.from('other') })).toBe('other-data');
    expect(await judged(answer, { policy: '1.2.3.4.2' })).toBe('other-policy');
    expect(await judged(answer, {}, new Date(Date.now() - 3_600_000).toISOString())).toBe('wrong-time');
    expect(await judged(answer)).toBe('taken');
  });

  it('is refused of a root that is not believed, and of none [B7-05]', async () => {
    const { nonce, answer } = asked();
    const other = await TimeStampAuthority.make();
    expect(await refusal(judgeAnswer(answer, { ...demand(other), nonce }, now()))).toBe('untrusted');
    expect(await refusal(judgeAnswer(answer, { ...demand(), trusted: [], nonce }, now()))).toBe('untrusted');
    await other.close();
  });

  it('is refused of a certificate that is not for time stamps alone, or does not insist on it (ET12) [B7-05]', async () => {
    const { nonce, answer } = asked();
    const { token } = await judgeAnswer(answer, { ...demand(), nonce }, now());
    const forged = async (made: Parameters<typeof TimeStampAuthority.make>[0]) => {
      const other = await TimeStampAuthority.make(made);
      const judged = await refusal(judgeToken(authority.forge(token, other), { ...demand(other), nonce }));
      await other.close();
      return judged;
    };
    expect(await forged({})).toBe('taken');
    expect(await forged({ use: OTHER_USES.server })).toBe('not-for-time-stamps');
    expect(await forged({ use: OTHER_USES.both })).toBe('not-for-time-stamps');
    expect(await forged({ isCritical: false })).toBe('not-for-time-stamps');
  });

  it('is refused without its certificate, which every request asks for, and with one byte changed (ETX-12) [B7-05]', async () => {
    const { nonce, answer } = asked();
    const { token } = await judgeAnswer(answer, { ...demand(), nonce }, now());
    const bare = authority.bare(DATA);
    expect(await refusal(judgeAnswer(bare, { ...demand(), nonce: null }, now()))).toBe('no-certificate');
    const flipped = Buffer.from(token);
    flipped[flipped.length - 3] = (flipped[flipped.length - 3] ?? 0) ^ 1;
    expect(await refusal(judgeToken(flipped, { ...demand(), nonce: null }))).toBe('wrong-signature');
    expect(await refusal(judgeToken(token, { ...demand(), nonce: null }))).toBe('taken');
  });

  it('is taken where the authority names its whole chain, or granted it with changes; then, too, only with our nonce and digest (ETX-14) [B7-05]', async () => {
    const chained = await TimeStampAuthority.make({ namesChain: true });
    const two = asked(chained);
    expect(await refusal(judgeAnswer(two.answer, { ...demand(chained), nonce: two.nonce }, now()))).toBe('taken');
    await chained.close();
    const { nonce, answer } = asked();
    const [granted, withChanges] = [Buffer.from('3003020100', 'hex'), Buffer.from('3003020101', 'hex')];
    const status = answer.indexOf(granted);
    expect(status).toBeGreaterThan(0);
    const changed = Buffer.concat([answer.subarray(0, status), withChanges, answer.subarray(status + granted.length)]);
    expect(await refusal(judgeAnswer(changed, { ...demand(), nonce }, now()))).toBe('taken');
    expect(await refusal(judgeAnswer(changed, { ...demand(), nonce: newNonce() }, now()))).toBe('other-nonce');
    const other = { ...demand(), data: Buffer.from('other'), nonce };
    expect(await refusal(judgeAnswer(changed, other, now()))).toBe('other-data');
    const rejected = Buffer.from(changed);
    rejected[status + granted.length - 1] = 2;
    expect(await refusal(judgeAnswer(rejected, { ...demand(), nonce }, now()))).toBe('not-granted');
  });

  it('is refused where it is a page, empty, or cut off [B7-05]', async () => {
    const { nonce, answer } = asked();
    for (const response of [
      Buffer.from('<html>503</html>'),
      Buffer.alloc(0),
      answer.subarray(0, 200),
      Buffer.alloc(60_000),
    ]) {
      expect(await refusal(judgeAnswer(response, { ...demand(), nonce }, now()))).toBe('unreadable');
    }
  });

  it('stays good after the authority’s certificate has ended, and is refused where that had ended before (ET11) [B7-05]', async () => {
    const endsMs = 4_000;
    const soon = await TimeStampAuthority.make({ endsMs });
    const ends = Date.now() + endsMs;
    const { nonce, answer } = asked(soon);
    const { token, at } = await judgeAnswer(answer, { ...demand(soon), nonce }, now());
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(ends + 1_000), { timeout: 20_000, interval: 100 });
    expect((await judgeToken(token, { ...demand(soon), nonce: null })).at).toBe(at);
    const attime = String(Math.floor(Date.parse(at) / 1_000));
    expect(soon.verify(token, DATA, '-attime', attime)).toContain('Verification: OK');
    const after = asked(soon);
    expect(await refusal(judgeAnswer(after.answer, { ...demand(soon), nonce: after.nonce }, now()))).toBe('untrusted');
    await soon.close();
  });
});
