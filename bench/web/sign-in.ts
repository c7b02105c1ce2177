import { PEOPLE, type Person, SAMPLE_PASSWORD } from '../../e2e/people.ts';

/** The session's cookie of one of the sample accounts, `name=value`. */
export async function signIn(address: string, person: Person): Promise<string> {
  const answer = await fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body: JSON.stringify({ email: PEOPLE[person], password: SAMPLE_PASSWORD }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`${person} cannot sign in: ${await answer.text()}`);
  return cookie.slice(0, cookie.indexOf(';'));
}
