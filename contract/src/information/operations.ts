import * as z from 'zod';
import { read } from '../operation.ts';
import { OpenMonth, OpenPurchases, Task, TeamToday, Today } from './model.ts';

export const showToday = read('information.show-today', {
  at: ['GET', '/api/information/today'],
  access: 'any',
  shows: [],
  input: z.strictObject({}),
  output: Today,
  refuses: [],
});

/** Tasks that wait for the caller, the oldest of each kind first; empty where nothing does. */
export const showTasks = read('information.show-tasks', {
  at: ['GET', '/api/information/tasks'],
  access: 'signed-in',
  shows: [
    'academy',
    'announcements',
    'approvals',
    'course-takings',
    'delegations',
    'expense-claims',
    'onboarding-papers',
    'purchase-requests',
    'scrumboard',
    'to-dos',
  ],
  input: z.strictObject({}),
  output: z.array(Task),
  refuses: [],
});

/** The current month, and before it the last one while it has not been handed in and is not closed. */
export const showOpenMonths = read('information.show-open-months', {
  at: ['GET', '/api/information/months'],
  access: 'staff',
  shows: ['expense-claims'],
  input: z.strictObject({}),
  output: z.array(OpenMonth),
  refuses: [],
});

/** Where the caller's open purchase requests stand, and for an admin those of everybody that wait for a decision. */
export const showOpenPurchases = read('information.show-open-purchases', {
  at: ['GET', '/api/information/purchases'],
  access: 'staff',
  shows: ['purchase-requests', 'approvals'],
  input: z.strictObject({}),
  output: OpenPurchases,
  refuses: [],
});

/** Where colleagues of the caller's department say that they are today (R10). */
export const showTeam = read('information.show-team', {
  at: ['GET', '/api/information/team'],
  access: 'staff',
  shows: ['members', 'presence'],
  input: z.strictObject({}),
  output: TeamToday,
  refuses: [],
});

export const INFORMATION_OPERATIONS = [showToday, showTasks, showOpenMonths, showOpenPurchases, showTeam] as const;
