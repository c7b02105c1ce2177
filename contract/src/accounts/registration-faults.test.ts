import { describe, expect, it } from 'vitest';
import { inputFaults } from '../input-faults.ts';
import { RegisteredAccount } from './model.ts';
import { IDENTITY_FAULTS } from './registration-faults.ts';

const FINE = {
  displayName: '山田 太郎',
  email: 'taro@example.jp',
  password: 'umi no chikaku',
  passwordConfirm: 'umi no chikaku',
};

const codes = (more: object) => {
  const parsed = RegisteredAccount.safeParse({ ...FINE, ...more }, { reportInput: true });
  return parsed.success ? [] : inputFaults(parsed.error).map(({ field, code }) => `${field}: ${code}`);
};

describe('a registration', () => {
  it('needs name, email and a password typed twice alike, of eight characters at least [S3-05]', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ displayName: ' ' })).toEqual(['displayName: display-name-required']);
    expect(codes({ email: '' })).toEqual(['email: email-required']);
    expect(codes({ email: 'nobody' })).toEqual(['email: invalid-email']);
    expect(codes({ password: '' })).toEqual(['password: password-required']);
    expect(codes({ password: 'seven77' })).toEqual(['password: weak-password']);
    expect(codes({ passwordConfirm: 'umi no tooku' })).toEqual(['passwordConfirm: passwords-match']);
  });

  it.each([
    ['username', 'displayName', ['operation-not-allowed', 'user-not-found', 'user-disabled']],
    ['email', 'email', ['email-already-in-use', 'invalid-email']],
    ['password', 'password', ['weak-password', 'wrong-password']],
  ] as const)('says at the source’s field %s, which is %s here, what is wrong with it [S3-08]', (type, field, said) => {
    const told = Object.entries(IDENTITY_FAULTS).filter(([, place]) => place.field === field);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(said.map((code) => [code, { field, type }])));
    expect(Object.keys(RegisteredAccount.shape)).toContain(field);
  });

  it('takes no password that is mostly the person’s own name [S3-05]', () => {
    expect(codes({ password: '山田太郎12345' })).toEqual(['password: password-own-name']);
  });

  it('of a program may leave the second password out, as the source’s has one alone [S7-03]', () => {
    const { passwordConfirm: _no, ...once } = FINE;
    expect(RegisteredAccount.safeParse(once).success).toBe(true);
  });

  it('of an invited person asks for no password: they choose it themselves [B2-03]', () => {
    expect(codes({ invites: true, password: '', passwordConfirm: '' })).toEqual([]);
  });

  it('takes name, reading and address in any width, and the reading in either kana [B0-11]', () => {
    const { displayName, kana, email } = RegisteredAccount.parse({
      ...FINE,
      displayName: '　山田　太郎 ',
      kana: 'やまだ　ﾀﾛｳ',
      email: 'ＴＡＲＯ＠example.jp',
    });
    expect([displayName, kana, email]).toEqual(['山田 太郎', 'ヤマダ タロウ', 'TARO@example.jp']);
    expect(codes({ kana: '山田 太郎' })).toEqual(['kana: kana']);
  });

  it('of a new employee needs department, position and both names in writing and reading [B2-01]', () => {
    const asked = { employment: 'new', department: 'HQ', position: 'staff', kana: 'ヤマダ タロウ' };
    expect(codes(asked)).toEqual([]);
    expect(codes({ ...asked, department: '', position: null })).toEqual(['department: required', 'position: required']);
    expect(codes({ ...asked, displayName: '山田', kana: '' })).toEqual(['kana: two-names']);
  });

  it('of somebody with one name has one reading; three parts are divided by hand [B2-01]', () => {
    const asked = { employment: 'new', department: 'HQ', position: 'staff' };
    expect(codes({ ...asked, displayName: 'スカルノ', kana: 'スカルノ' })).toEqual([]);
    expect(codes({ ...asked, displayName: 'スカルノ', kana: 'スカルノ タロウ' })).toEqual(['kana: two-names']);
    expect(codes({ ...asked, displayName: 'マリア デル カルメン', kana: 'マリア デル カルメン' })).toEqual([
      'displayName: two-names',
      'kana: two-names',
    ]);
  });

  it('for an employee who is here needs to know which one [B2-03]', () => {
    expect(codes({ employment: 'existing' })).toEqual(['employeeNumber: required']);
    expect(codes({ employment: 'existing', employeeNumber: '0001' })).toEqual([]);
  });
});
