/** What was not done, and why. */

import type * as api from "./api";

export type Fault = api.Error;

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}
