import { describeKills } from './kills.ts';
import { openRsyslog } from './rsyslog.ts';

describeKills('a real rsyslog', openRsyslog, 20);
