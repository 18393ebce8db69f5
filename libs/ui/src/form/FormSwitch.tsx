import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import type { SxProps, Theme } from '@mui/material/styles';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FormControl } from './form-control';

interface FormSwitchProps<Values extends FieldValues> {
  readonly control: FormControl<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly disabled?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** Switch whose value a form manages, with its label on the right. */
export function FormSwitch<Values extends FieldValues>(props: FormSwitchProps<Values>) {
  const { control, name, label, disabled = false, sx = {} } = props;
  const { field } = useController({ control, name });
  return (
    <Box
      component="label"
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          ml: -2,
          width: 'fit-content',
          color: disabled ? 'muted' : 'text.primary',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Switch
        checked={Boolean(field.value)}
        disabled={disabled}
        onChange={(_event, isOn) => field.onChange(isOn)}
      />
      {label}
    </Box>
  );
}
