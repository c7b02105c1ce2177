// A browser without pages: it keeps cookies and follows what it is told to, one step at a time.

export interface Step {
  readonly status: number;
  readonly text: string;
  /** Where it is sent on, if it is. */
  readonly next: URL | null;
}

export class Browser {
  readonly #cookies = new Map<string, string>();

  async go(url: URL, form?: Readonly<Record<string, string>>): Promise<Step> {
    const answer = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie);
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      text: await answer.text(),
      next: location === null ? null : new URL(location, url),
    };
  }

  /** Goes on as long as it is sent on, up to an address of another origin. */
  async follow(url: URL, form?: Readonly<Record<string, string>>): Promise<Step & { readonly at: URL }> {
    let [at, step] = [url, await this.go(url, form)];
    while (step.next?.origin === url.origin) [at, step] = [step.next, await this.go(step.next)];
    return { ...step, at };
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
