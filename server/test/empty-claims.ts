import type { Pool } from 'pg';

/** Deadlock: the statement did nothing and may run again. */
const DEADLOCK = '40P01';
const TRIES = 10;

/** Begins a test without claims and whatever was told. The portal works off facts at the same time: they may cross. */
export async function emptyClaims(pool: Pool): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await pool.query(
        `alter table record_facts disable trigger user; alter table approval_acts disable trigger user;
         truncate expense_claims, approvals, notifications, told_facts cascade;
         alter table approval_acts enable trigger user; alter table record_facts enable trigger user`,
      );
      return;
    } catch (error) {
      if (tried === TRIES || !(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error;
    }
  }
}
