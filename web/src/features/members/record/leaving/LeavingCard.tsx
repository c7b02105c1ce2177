import { DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import { Leaving, type MemberRecord } from '@madoguchi/contract/members/model.ts';
import { listOpenWork, setLeaving } from '@madoguchi/contract/members/operations.ts';
import { STATUS_NAMES as PURCHASE_STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useDepartmentName } from '../../../../kit/departments/use-department-name.ts';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { formatDay, formatInstant, formatList, formatMonth } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { invalidate, useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useRecordWords } from '../words.ts';
import { useLeavingWords } from './words.ts';

const HandOverButton = lazy(async () => ({
  default: (await import('../../../reservations/public.ts')).HandOverButton,
}));

const nameOf = ({ lastName, firstName }: MemberRecord) => `${lastName} ${firstName}`.trim();

/** The last day of a person, what follows from it, and what they would leave behind. */
export function LeavingCard({ record }: { readonly record: MemberRecord }) {
  const t = useLeavingWords();
  const language = useLanguage();
  const [asked, setAsked] = useState<'set' | 'takeBack' | null>(null);
  const { leftOn } = record;
  return (
    <Card component="section" aria-label={t('title')} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        {leftOn === null ? null : (
          <Button variant="outlined" onClick={() => setAsked('takeBack')}>
            {t('takeBack')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsked('set')}>
          {t(leftOn === null ? 'set' : 'move')}
        </Button>
      </Box>
      <Typography sx={{ mt: 1 }}>
        {leftOn === null ? t('none') : t('leavesOn', { day: formatDay(leftOn, language) })}
      </Typography>
      {leftOn === null ? null : <OpenWorkList record={record} handsOver />}
      {asked === null ? null : (
        <LeavingDialog record={record} takesBack={asked === 'takeBack'} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

interface Props {
  readonly record: MemberRecord;
  /** Takes the leaving back instead of setting its day. */
  readonly takesBack: boolean;
  readonly onClose: () => void;
}

/** Sets the last day, with what is open for the hand-over before one's eyes; or takes it back. */
function LeavingDialog({ record, takesBack, onClose }: Props) {
  const t = useLeavingWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const { employeeId, version } = record;
  const name = nameOf(record);
  const form = useOperationForm(setLeaving, {
    input: Leaving,
    carries: { employeeId, version },
    defaults: { leftOn: takesBack ? null : record.leftOn, reason: '' },
    onDone: () => {
      message(t('saved', { name }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(setLeaving),
  });
  return (
    <FormDialog
      form={form}
      title={t(takesBack ? 'takeBackTitle' : 'setTitle', { name })}
      effect={t(takesBack ? 'takeBackEffect' : 'setEffect')}
      submitLabel={t(submitted())}
      onDismiss={onClose}
    >
      {takesBack ? null : (
        <>
          <OpenWorkList record={record} />
          <DateField name="leftOn" label={t('leftOn')} />
        </>
      )}
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );

  function submitted(): 'takeBack' | 'set' | 'move' {
    if (takesBack) return 'takeBack';
    return record.leftOn === null ? 'set' : 'move';
  }
}

interface OpenWorkProps {
  readonly record: MemberRecord;
  /** Offers what hands things over; not within a dialog, which another one would stand on. */
  readonly handsOver?: boolean;
}

/** The open work of a leaver: to be handed over to somebody before the last day (B2-04). */
function OpenWorkList({ record, handsOver = false }: OpenWorkProps) {
  const t = useLeavingWords();
  const language = useLanguage();
  const departmentName = useDepartmentName();
  const { data, error, refetch } = useRead(listOpenWork, { employeeId: record.employeeId });
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={48} />;
  const { claims, purchases, reviews, delegations, reservations, departments, boards } = data;
  const all = [claims, purchases, reviews, delegations, reservations, departments, boards];
  if (all.every(({ length }) => length === 0)) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('nothingOpen')}</Typography>;
  }
  return (
    <Box component="section" aria-label={t('openWork')}>
      <Typography variant="h3">{t('openWork')}</Typography>
      <Lines
        title={t('claims')}
        lines={claims.map(({ id, month, status }) => ({
          key: id,
          text: t('claim', { month: formatMonth(month, language), status: STATUS_NAMES[status][language] }),
        }))}
      />
      <Lines
        title={t('purchases')}
        lines={purchases.map(({ id, purchaseName, status, number }) => ({
          key: id,
          text: t('purchase', {
            name: [number, purchaseName].filter(Boolean).join(' '),
            status: PURCHASE_STATUS_NAMES[status][language],
          }),
        }))}
      />
      <Lines
        title={t('reviews')}
        lines={reviews.map(({ id, domain, number, title, titleEn, name }) => ({
          key: id,
          text: t('review', {
            what: DOMAINS[domain].request[language],
            number,
            title: language === 'en' && titleEn !== '' ? titleEn : title,
            name,
          }),
        }))}
      />
      <Lines
        title={t('delegations')}
        lines={delegations.map(({ id, as, name, validFrom, lastDay }) => ({
          key: id,
          text: t(as, { name, from: formatDay(validFrom, language), to: formatDay(lastDay, language) }),
        }))}
      />
      <Lines
        title={t('reservations')}
        lines={reservations.map(({ id, title, start }) => ({
          key: id,
          text: t('reservation', { title: title === '' ? t('privateOne') : title, at: formatInstant(start, language) }),
        }))}
      />
      {handsOver && reservations.length > 0 ? (
        <Suspense fallback={null}>
          <HandOverButton from={data.id} name={nameOf(record)} count={reservations.length} />
        </Suspense>
      ) : null}
      <Lines
        title={t('departments')}
        lines={departments.map(({ code, as }) => ({ key: code, text: t(as, { department: departmentName(code) }) }))}
      />
      <Lines
        title={t('boards')}
        lines={boards.map(({ id, title, cards, owners }) => ({
          key: id,
          text:
            owners.length === 0
              ? t('boardAlone', { title, count: cards })
              : t('board', { title, count: cards, owners: formatList(owners, language) }),
        }))}
      />
    </Box>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly text: string }[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
