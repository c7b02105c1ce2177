import { OpenTool, ToolSetting } from '@madoguchi/contract/general-tools/model.ts';
import { listTools, openTool } from '@madoguchi/contract/general-tools/operations.ts';
import { GENERAL_TOOLS, TOOL_RULES } from '@madoguchi/contract/general-tools/tools.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../kit/Waiting.tsx';
import { formatInstant } from '../../platform/formats.ts';
import { checked } from '../../platform/http/checked.ts';
import { lookAgain } from '../../platform/identity/session-actions.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useLanguage } from '../../platform/words.ts';
import { useGeneralToolWords } from './words.ts';

/** One tool, and whom it is open to. */
function ToolForm({ setting }: { readonly setting: ToolSetting }) {
  const t = useGeneralToolWords();
  const language = useLanguage();
  const message = useMessages();
  const { tool, version, openTo, updatedAt, updatedBy } = setting;
  const name = GENERAL_TOOLS[tool].name[language];
  const form = useOperationForm(openTool, {
    input: OpenTool,
    carries: { tool, version },
    defaults: { openTo },
    draftKey: tool,
    valuesOfCurrent: (current) => {
      const newer = checked(ToolSetting, current);
      return { tool, version: newer.version, openTo: newer.openTo };
    },
    onDone: (saved) => {
      message(t('saved', { tool: name, openTo: t(`openTo.${saved.openTo}`) }), 'success');
      // The own menu follows even while the live stream is down.
      void lookAgain();
    },
  });
  return (
    <FieldGroup title={name}>
      <OperationForm form={form} label={name}>
        <ChoiceField
          name="openTo"
          label={t('openTo')}
          choices={TOOL_RULES.map((value) => ({ value, label: t(`openTo.${value}`) }))}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary' }}>
            {updatedAt === null
              ? t('initial')
              : t('updated', { at: formatInstant(updatedAt, language), by: updatedBy ?? '' })}
          </Typography>
          <SubmitButton>{t('save')}</SubmitButton>
        </Box>
      </OperationForm>
    </FieldGroup>
  );
}

/** `/apps/general-tools`: system people open each general tool to staff or to everybody, and close it again. */
export function GeneralToolsPage() {
  const t = useGeneralToolWords();
  const title = useScreenTitle();
  const { data, error, isPending, refetch } = useRead(listTools, {});
  return (
    <>
      <PageHeader title={title('general-tools')} lead={t('lead')} />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending && !error ? <Waiting shape={FORM_SHAPE} /> : null}
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
        {data?.tools.map((setting) => (
          <ToolForm key={`${setting.tool}.${setting.version}`} setting={setting} />
        ))}
      </Box>
    </>
  );
}
