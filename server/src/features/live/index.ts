// The stream that tells open pages what changed.
import { type LIVE_OPERATIONS, listen as operation } from '@madoguchi/contract/live/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';

const listen = handle(operation, async ({ ground, actor, input, send, end, onEnd }) => {
  onEnd(ground.live.add({ actor, send, end }, input.since));
});

const liveHandlers = { 'live.listen': listen } satisfies HandlersFor<typeof LIVE_OPERATIONS>;

export const liveFeature = { handlers: liveHandlers };
