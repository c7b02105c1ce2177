/** Composition root: settings → database → app → listen. Called by bin/start.mjs and bin/serve.mjs with their name. */
import { buildApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { consoleLanguage, readConfig } from './platform/config.ts';
import { helpText } from './platform/configuration-text.ts';
import { createLog } from './platform/log.ts';
import { readArguments } from './start/arguments.ts';
import { buildWebIfStale } from './start/build-web.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { loadSampleOrganisation } from './start/load-sample-organisation.ts';
import { startOwnLogServer } from './start/own-log-server.ts';
import { type Parts, runPortal } from './start/run-portal.ts';
import { stopSignal } from './start/stop-signal.ts';

await finish(async () => {
  const stop = stopSignal();
  const { mode, development, help } = readArguments(process.argv.slice(2));
  if (help) return say(helpText(consoleLanguage()));
  const config = readConfig(mode);
  const parts: Parts = {
    config,
    clock: systemClock,
    log: createLog(config),
    say,
    buildWeb: development ? async () => {} : buildWebIfStale,
    buildApp: (deps) => buildApp({ ...deps, checkAnswers: development }),
    startLogServer: ({ dataDir, searchPath }) =>
      startOwnLogServer({ dataDir, searchPath, now: systemClock.now(), say }),
    loadSample: loadSampleOrganisation,
  };
  await runPortal(parts, stop);
});
