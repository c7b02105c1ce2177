// Handlers of electronic transactions.
import type { ELECTRONIC_TRANSACTION_OPERATIONS } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { listChecks, showCheck, startCheck } from './checks/checks.ts';
import { fetchFile, listWaiting, readFile, uploadFile } from './files.ts';
import { candidates, link, papers, unlink } from './links.ts';
import { packageFacts, packageFile } from './package/package.ts';
import { printDocument } from './print-document.ts';
import { counts, duplicates, exportFile, history, listPage, report, show, suggest } from './reads.ts';
import { hold, lift } from './retention/holds.ts';
import { confirm, propose, purges, withdraw } from './retention/purges.ts';
import { declareYear, showRetention } from './retention/retention.ts';
import { stampFile } from './stamps/stamp-file.ts';
import { correct, register, remove, rename, verify } from './writes.ts';

const electronicTransactionHandlers = {
  'electronic-transactions.list': listPage,
  'electronic-transactions.counts': counts,
  'electronic-transactions.file': exportFile,
  'electronic-transactions.package-facts': packageFacts,
  'electronic-transactions.package': packageFile,
  'electronic-transactions.report': report,
  'electronic-transactions.show': show,
  'electronic-transactions.history': history,
  'electronic-transactions.upload': uploadFile,
  'electronic-transactions.list-waiting': listWaiting,
  'electronic-transactions.fetch-file': fetchFile,
  'electronic-transactions.read-file': readFile,
  'electronic-transactions.stamp': stampFile,
  'electronic-transactions.register': register,
  'electronic-transactions.correct': correct,
  'electronic-transactions.delete': remove,
  'electronic-transactions.verify': verify,
  'electronic-transactions.suggest-counterparties': suggest,
  'electronic-transactions.rename-counterparty': rename,
  'electronic-transactions.duplicates': duplicates,
  'electronic-transactions.link-candidates': candidates,
  'electronic-transactions.link': link,
  'electronic-transactions.unlink': unlink,
  'electronic-transactions.papers': papers,
  'electronic-transactions.print-document': printDocument,
  'electronic-transactions.retention': showRetention,
  'electronic-transactions.declare-year': declareYear,
  'electronic-transactions.hold': hold,
  'electronic-transactions.lift-hold': lift,
  'electronic-transactions.purges': purges,
  'electronic-transactions.propose-purge': propose,
  'electronic-transactions.confirm-purge': confirm,
  'electronic-transactions.withdraw-purge': withdraw,
  'evidence-checks.list': listChecks,
  'evidence-checks.show': showCheck,
  'evidence-checks.start': startCheck,
} satisfies HandlersFor<typeof ELECTRONIC_TRANSACTION_OPERATIONS>;

export const electronicTransactionsFeature = { handlers: electronicTransactionHandlers };
