import {
  type Field,
  type FrameChoice,
  type FrameSettings,
  type Group,
  readChoice,
} from '@madoguchi/contract/preferences/frame-fields.ts';
import { DERIVED_NAMES, PALETTE_NAMES, type SchemeName } from '@madoguchi/contract/preferences/palette-names.ts';
import { readTypedCount } from '@madoguchi/contract/values/typed-figure.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextField } from '../../../kit/TextField.tsx';
import { paletteOf } from '../../../kit/theme/schemes/palette-store.ts';
import { useSchemeWords } from '../../../kit/theme/schemes/scheme-words.ts';
import { type LabelledPath, useLabelWords, useSettingsWords } from '../words.ts';

// The props of every control of the settings form.
type Config = FrameSettings['layout']['config'];
/** Every option of the choices that have more than one. */
type OptionName =
  | Config['mode']
  | Config['navbar']['style' | 'position']
  | Config['toolbar']['style']
  | FrameSettings['direction'];

interface SettingProps<Kind extends Field['kind']> {
  readonly path: LabelledPath;
  readonly field: Extract<Field, { readonly kind: Kind }>;
  /** The value at the path, of the field's kind. */
  readonly value: unknown;
  readonly settings: FrameSettings;
  readonly onChange: (change: FrameChoice) => void;
}

/** A change of the one setting at the path. */
function changeAt(path: string, value: unknown): FrameChoice {
  const nested = path.split('.').reduceRight<unknown>((inside, name) => ({ [name]: inside }), value);
  return readChoice(nested).choice;
}

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Dots = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  borderRadius: 8,
  padding: 3,
  gap: 2,
  border: `1px solid ${theme.vars.palette.control}`,
  '& > span': { width: 10, height: 10, borderRadius: 5 },
}));

interface SchemeSettingProps {
  readonly name: SchemeName;
  /** The main scheme, of which derived ones are made. */
  readonly main: SchemeName;
  readonly label: string;
}

/** A scheme's name after its primary, secondary and error colours on its own ground. */
function SchemeDots({ name, main, label }: SchemeSettingProps) {
  const { primary, secondary, error, paper } = paletteOf(name, main);
  return (
    <Line>
      <Dots style={{ backgroundColor: paper }} aria-hidden="true">
        {[primary, secondary, error].map((colour) => (
          <span key={colour} style={{ backgroundColor: colour }} />
        ))}
      </Dots>
      {label}
    </Line>
  );
}

/** The scheme of one area, each option with a look at its colours. The page itself has nothing to be derived from. */
function SchemeSetting({ path, value, settings, onChange }: SettingProps<'scheme'>) {
  const label = useLabelWords();
  const name = useSchemeWords();
  const id = useId();
  const offered: readonly SchemeName[] = path === 'theme.main' ? PALETTE_NAMES : [...DERIVED_NAMES, ...PALETTE_NAMES];
  return (
    <div>
      <Typography id={id} variant="caption" component="div" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label(path)}
      </Typography>
      <Select
        fullWidth
        labelId={id}
        value={value as SchemeName}
        input={<OutlinedInput />}
        onChange={({ target }) => onChange(changeAt(path, target.value))}
        renderValue={(shown) => <SchemeDots name={shown} main={settings.theme.main} label={name(shown)} />}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 400 } } } }}
      >
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            <SchemeDots name={one} main={settings.theme.main} label={name(one)} />
          </MenuItem>
        ))}
      </Select>
    </div>
  );
}

/** A width in pixels. What cannot be a width stays in the field with the reason, and changes nothing. */
function PixelsSetting({ path, field, value, settings, onChange }: SettingProps<'pixels'>) {
  const label = useLabelWords();
  const t = useSettingsWords();
  const [typed, setTyped] = useState<string | null>(null);
  const isWidth = (text: string) => {
    const number = readTypedCount(text);
    return number !== null && number >= field.min && number <= field.max;
  };
  return (
    <TextField
      label={label(path)}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      error={typed === null || isWidth(typed) ? undefined : t('pixels.range', { min: field.min, max: field.max })}
      disabled={settings.layout.config.mode === 'fullwidth'}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isWidth(target.value)) onChange(changeAt(path, readTypedCount(target.value)));
      }}
      onBlur={() => typed !== null && isWidth(typed) && setTyped(null)}
      sx={{ maxWidth: 160 }}
    />
  );
}

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

/** A group of settings with its heading, each with the control of its kind. */
export function SettingGroup({ group, path, values, settings, onChange }: Props) {
  const label = useLabelWords();
  const inside = Object.entries(group.fields).map(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`;
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

/** On or off, at once. */
function FlagSetting({ path, value, onChange }: SettingProps<'flag'>) {
  const label = useLabelWords();
  return (
    <FormControlLabel
      labelPlacement="start"
      control={<Switch checked={value === true} onChange={(_, isOn) => onChange(changeAt(path, isOn))} />}
      label={label(path)}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ m: 0, justifyContent: 'space-between' }}
    />
  );
}

/** One of few, all shown. */
function ChoiceSetting({ path, field, value, onChange }: SettingProps<'choice'>) {
  const label = useLabelWords();
  const t = useSettingsWords();
  const id = useId();
  return (
    <div>
      <FormLabel id={id} sx={{ typography: 'caption', fontWeight: 600, color: 'text.primary' }}>
        {label(path)}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, next) => onChange(changeAt(path, next))}>
        {field.options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={t(option as OptionName)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
