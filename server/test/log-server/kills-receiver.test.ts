import { describeKills } from './kills.ts';
import { openReceiverProcess } from './receiver-process.ts';

describeKills('our receiver', openReceiverProcess, 5);
