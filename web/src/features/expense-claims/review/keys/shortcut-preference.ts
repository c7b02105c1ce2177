// Whether single keys act on the review page: people who speak to their computer switch them off (WCAG 2.1.4).
import { type Observable, observable } from '../../../../platform/observable.ts';

const KEY = 'madoguchi.single-keys';

const choice = observable(localStorage.getItem(KEY) !== 'off');

/** True while single keys act; kept in this browser. */
export const singleKeys: Observable<boolean> = {
  ...choice,
  set(isOn) {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
    choice.set(isOn);
  },
};
