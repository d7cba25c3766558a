export { type Aliases, aliasesOf, loadAliases, refreshAliases } from "./aliases.ts";
export { requireSubject, userNotFound } from "./require-subject.ts";
export { subjectOf, walletsOf } from "./subject-of.ts";
