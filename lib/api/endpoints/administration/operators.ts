/** What the declarations of all endpoints of operators have in common. */
export const operators = { tag: "administration", access: "operator" } as const;
