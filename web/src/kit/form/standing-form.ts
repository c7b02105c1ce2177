// A form of the library whose owner is drawn once: the library's hook draws its caller again as soon as the form stands, only to say that
// it is ready. Of forty fields that was half of the task in which they were put together.
import { useState } from 'react';
import {
  createFormControl,
  type FieldValues,
  type FormState,
  type UseFormProps,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';

/** The form's methods, the same ones at each drawing. */
export type FormMethods = Omit<UseFormReturn<FieldValues>, 'formState'>;

export interface StandingForm {
  readonly methods: FormMethods;
  readonly state: FormState<FieldValues>;
  /** For `FormLife`, which stands behind the fields. */
  readonly life: FormLifeProps;
}

/** How faults are told in every form: when a field is left; where the focus goes then is ours to say. */
const WAYS = { mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false } as const;

/** `make` is asked once. The form lives where `FormLife` stands. */
export function useStandingForm(
  make: () => Pick<UseFormProps<FieldValues>, 'defaultValues' | 'resolver'>,
): StandingForm {
  const [{ methods, life }] = useState(() => {
    const { defaultValues, resolver } = make();
    const ways = { ...WAYS, ...(resolver ? { resolver } : {}) };
    const { formControl, ...rest } = createFormControl<FieldValues>({
      ...ways,
      ...(defaultValues ? { defaultValues } : {}),
    });
    return { methods: rest as FormMethods, life: { ...ways, formControl } };
  });
  return { methods, state: useFormState({ control: methods.control }), life };
}

type FormLifeProps = Omit<UseFormProps<FieldValues>, 'defaultValues'>;

/** Keeps a form alive, and is all that is drawn again for it. */
export function FormLife(props: FormLifeProps): null {
  useForm<FieldValues>(props);
  return null;
}
