import { listMySignIns } from '@madoguchi/contract/session/operations.ts';
import type { OwnSignIn } from '@madoguchi/contract/session/own-model.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Part } from './Part.tsx';
import { useDeviceName } from './use-device-name.ts';
import { useSecurityWords } from './words.ts';

const PAGE = 20;

const LOOKS = {
  started: { icon: 'success', hue: 'green', weight: 'outline' },
  refused: { icon: 'error', hue: 'crimson', weight: 'ground' },
  throttled: { icon: 'warning', hue: 'orange', weight: 'ground' },
} as const;

/** A page of logins, and below it, once asked for, the next. */
function SignInRows({ after }: { readonly after?: PageKey }) {
  const t = useSecurityWords();
  const [goesOn, goOn] = useState(false);
  const input = after === undefined ? { limit: PAGE } : { limit: PAGE, after };
  const { data, error, refetch } = useRead(listMySignIns, input);
  if (error) {
    return (
      <WholeRow>
        <ErrorBand error={error} onRetry={() => void refetch()} />
      </WholeRow>
    );
  }
  if (data === undefined) {
    return (
      <WholeRow>
        <Skeleton />
      </WholeRow>
    );
  }
  if (data.rows.length === 0) return <WholeRow>{t('noSignIns')}</WholeRow>;
  return (
    <>
      {data.rows.map((row) => (
        <SignInRow key={row.id} signIn={row} />
      ))}
      {data.next === null ? null : goesOn ? (
        <SignInRows after={data.next} />
      ) : (
        <WholeRow>
          <Button size="small" onClick={() => goOn(true)}>
            {t('more')}
          </Button>
        </WholeRow>
      )}
    </>
  );
}

function WholeRow({ children }: { readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={4}>{children}</td>
    </tr>
  );
}

function SignInRow({ signIn: { at, outcome, attempts, device, ip } }: { readonly signIn: OwnSignIn }) {
  const t = useSecurityWords();
  const language = useLanguage();
  const nameOf = useDeviceName();
  return (
    <tr>
      <td>{formatInstant(at, language)}</td>
      <td>
        <StatusChip label={t(`outcome.${outcome}`, { count: attempts })} {...LOOKS[outcome]} />
      </td>
      <td>{nameOf(device)}</td>
      <td>{ip}</td>
    </tr>
  );
}

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'start', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& th': { fontWeight: 600, color: theme.vars.palette.text.secondary },
  // On a phone each login is a block of its own, its head being its moment.
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', padding: '8px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { display: 'block', padding: '2px 0', border: 0 },
  },
}));

/** Every login to the person's account, refused ones too, newest first. */
export function OwnSignIns() {
  const t = useSecurityWords();
  return (
    <Part title={t('signIns')} lead={t('signInsLead')}>
      <Table aria-label={t('signIns')}>
        <thead>
          <tr>
            <th scope="col">{t('moment')}</th>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('whence')}</th>
            <th scope="col">{t('address')}</th>
          </tr>
        </thead>
        <tbody>
          <SignInRows />
        </tbody>
      </Table>
    </Part>
  );
}
