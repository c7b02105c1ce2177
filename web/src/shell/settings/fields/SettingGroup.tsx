import type { Field, FrameChoice, FrameSettings, Group } from '@madoguchi/contract/preferences/frame-fields.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type LabelledPath, useLabelWords } from '../words.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { FlagSetting } from './FlagSetting.tsx';
import { PixelsSetting } from './PixelsSetting.tsx';
import { SchemeSetting } from './SchemeSetting.tsx';
import type { SettingProps } from './setting.ts';

interface Props {
  readonly group: Group;
  /** Empty for the whole. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly settings: FrameSettings;
  readonly onChange: (change: FrameChoice) => void;
}

/** They only hold others. */
const WITHOUT_HEADING: readonly string[] = ['', 'layout', 'layout.config'];
/** Nothing stands at the sides yet that could be hidden. */
const NOT_OFFERED: readonly string[] = ['layout.config.leftSidePanel', 'layout.config.rightSidePanel'];

/** A group of settings with its heading, each with the control of its kind. */
export function SettingGroup({ group, path, values, settings, onChange }: Props) {
  const label = useLabelWords();
  const inside = Object.entries(group.fields).map(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`;
    if (NOT_OFFERED.includes(place)) return null;
    if (field.kind === 'group') {
      const below = values[name] as Readonly<Record<string, unknown>>;
      return <SettingGroup key={place} group={field} path={place} {...{ settings, onChange }} values={below} />;
    }
    return <Setting key={place} path={place as LabelledPath} value={values[name]} {...{ field, settings, onChange }} />;
  });
  if (WITHOUT_HEADING.includes(path)) return inside;
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 2 }}>
        {label(path as LabelledPath)}
      </Typography>
      {inside}
    </Box>
  );
}

/** The control of a setting; none where there is but one to choose. */
function Setting({ field, ...setting }: Omit<SettingProps<Field['kind']>, 'field'> & { readonly field: Field }) {
  switch (field.kind) {
    case 'choice':
      return field.options.length > 1 ? <ChoiceSetting field={field} {...setting} /> : null;
    case 'flag':
      return <FlagSetting field={field} {...setting} />;
    case 'pixels':
      return <PixelsSetting field={field} {...setting} />;
    case 'scheme':
      return <SchemeSetting field={field} {...setting} />;
    default:
      return null;
  }
}
