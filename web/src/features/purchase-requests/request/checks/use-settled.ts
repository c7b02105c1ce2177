import { useEffect, useState } from 'react';
import { pageTimers } from '../../../../platform/timers.ts';

/** The value once it has stood still for `ms`: what is asked of the server is not asked at every key. */
export function useSettled<Value extends string | number | null>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => pageTimers.after(ms, () => setSettled(value)), [value, ms]);
  return settled;
}
