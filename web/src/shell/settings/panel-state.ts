// Which of the two sheets is open. Buttons at the edge open them, and so does whatever else leads there.
import { observable } from '../../platform/observable.ts';

export type PanelName = 'settings' | 'schemes';

export const openPanel = observable<PanelName | null>(null);
