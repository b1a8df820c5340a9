/** The clauses of the rules: each chapter numbers its own from 1. */
const CHAPTERS: Readonly<Record<string, number>> = {
  G: 5,
  M: 13,
  D: 14,
  F: 1,
  T: 7,
  R: 15,
  A: 11,
  MV: 9,
  AT: 5,
  RD: 5,
  LS: 2,
  EQ: 12,
  AK: 14,
  W: 4,
  S: 9,
  E: 5,
  EA: 8,
  EM: 7,
  EK: 8,
  RX: 3,
  Z: 5,
  AN: 11,
  SO: 3,
  MI: 8,
  LT: 3,
  CO: 2,
};

export const CLAUSES: readonly string[] = Object.entries(CHAPTERS).flatMap(([chapter, clauses]) =>
  Array.from({ length: clauses }, (_, index) => `${chapter}${index + 1}`),
);
