// Tells the server which screens were opened, some seconds later and several at once: they are counted by the hour, of nobody.
import { countScreens } from '@madoguchi/contract/analytics/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { underBase } from './base-path.ts';
import { callerHeaders } from './call.ts';
import { epochNow } from './clock.ts';
import { requestOf } from './http/request.ts';
import { uidNow } from './identity/session-state.ts';
import { logWarning } from './log.ts';
import { pageTimers } from './timers.ts';

/** Long enough that no screen waits for it, and that somebody who looks around sends one request. */
const DELAY_MS = 5_000;
const MOST = 50;
const VISIT_KEY = 'visit';

const waiting: string[] = [];
let beginsVisit = false;
let isListening = false;

/** The first opening of a day in Tokyo in this tab. The tab keeps the day alone. */
function isNewVisit(): boolean {
  const today = tokyoDay(epochNow());
  if (sessionStorage.getItem(VISIT_KEY) === today) return false;
  sessionStorage.setItem(VISIT_KEY, today);
  return true;
}

/** A count that is lost harms nobody: it is neither tried again nor told to anybody, and never asks for a sign-in. */
function send(): void {
  const screens = waiting.splice(0);
  if (screens.length === 0 || uidNow() === null) return;
  const { method, path, body } = requestOf(countScreens, { screens, beginsVisit });
  beginsVisit = false;
  void fetch(underBase(path), {
    method,
    headers: { ...callerHeaders(countScreens), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    keepalive: true,
    credentials: 'same-origin',
  }).catch((error: unknown) => logWarning('Opened screens were not counted', String(error)));
}

/** Counts the opening of a screen by its id; its address and what it shows stay here. */
export function noteOpened(screen: string): void {
  if (!isListening) window.addEventListener('pagehide', send);
  isListening = true;
  beginsVisit = isNewVisit() || beginsVisit;
  waiting.push(screen);
  if (waiting.length === 1) pageTimers.after(DELAY_MS, send);
  if (waiting.length >= MOST) send();
}
