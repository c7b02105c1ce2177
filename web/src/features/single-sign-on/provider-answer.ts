import { PROVIDER_ANSWER_NAMES, type ProviderAnswer } from '@madoguchi/contract/single-sign-on/model.ts';

/** Takes the provider's answer out of the address: neither the history nor a reload shows it again. */
export function takeProviderAnswer(): ProviderAnswer {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname);
  const sent = new URLSearchParams(search);
  return Object.fromEntries(PROVIDER_ANSWER_NAMES.map((name) => [name, sent.get(name) ?? undefined]));
}
