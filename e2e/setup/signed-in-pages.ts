import type { Page } from "@playwright/test";
import { DEMO_OPERATOR } from "../../lib/core/published-keys.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { becomeAppellant, findFlagged } from "./flagged.ts";
import { adminPages } from "./pages.ts";
import { becomeAttested, becomeDeveloper, becomeNamed, signIn } from "./session.ts";
import { newAccount } from "./wallet.ts";
import { becomeSubscriber } from "./webhook.ts";

interface Portal {
  origin: string;
  /** A wallet with a score. */
  wallet: string;
}

type Steps = (page: Page, portal: Portal) => Promise<unknown>;

const asNewcomer: Steps = (page, { origin }) => signIn(page.context(), origin, newAccount());
const asOperator: Steps = (page, { origin }) => signIn(page.context(), origin, localAccount(DEMO_OPERATOR.account));
const asDeveloper: Steps = (page, { origin, wallet }) => becomeDeveloper(page.context(), origin, wallet);
const asNamed: Steps = (page, { origin }) => becomeNamed(page.context(), origin);
const asAttested: Steps = (page, { origin }) => becomeAttested(page.context(), origin);

/** Open a path, signed in by `as`. */
function open(path: string, as?: Steps): Steps {
  return async (page, portal) => {
    await as?.(page, portal);
    await page.goto(`${portal.origin}${path}`, { waitUntil: "networkidle" });
  };
}

/** The same steps, and more after them. */
function after(first: Steps, then: (page: Page) => Promise<void>): Steps {
  return async (page, portal) => {
    await first(page, portal);
    await then(page);
  };
}

const keys = open("/portal/keys", asDeveloper);
const createKey = after(keys, async (page) => {
  await page.getByRole("button", { name: "Create a key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Mint page");
});
const webhooksOfNewcomer = open("/portal/webhooks", asNewcomer);
const settings = open("/settings", asNamed);

const webhook: Steps = async (page, { origin }) => {
  const id = await becomeSubscriber(page.context(), origin);
  await page.goto(`${origin}/portal/webhooks/${id}`, { waitUntil: "networkidle" });
};
/** Id of the first delivery on a webhook's page. */
async function findDelivery(page: Page): Promise<string> {
  const { request } = page.context();
  const answer = await request.get(`${page.url().replace("/portal/", "/v1/")}/deliveries`);
  return (await answer.json()).deliveries[0].id;
}
const rotateKey = after(keys, async (page) => {
  await page.getByRole("button", { name: "Actions for Mint page" }).click();
  await page.getByRole("menuitem", { name: "Rotate" }).click();
  await page.getByRole("button", { name: "Create new key" }).waitFor();
});

/** Signed in as the owner of a new policy, and its address. */
async function saveGate({ page, origin }: { page: Page; origin: string }): Promise<string> {
  await asNewcomer(page, { origin, wallet: "" });
  const rules = [
    { module: "total", cmp: "gte", value: 300 },
    { module: "walletAgeDays", cmp: "gte", value: 3_650 },
    { module: "flag", params: { code: "same_funder", minPermille: 300 }, cmp: "eq", value: false },
  ];
  const saved = await page.context().request.post(`${origin}/v1/trust/policies`, {
    headers: { Origin: origin },
    data: { name: "Members", policy: { op: "all", rules } },
  });
  if (!saved.ok()) throw new Error(`saving answered ${saved.status()}: ${await saved.text()}`);
  return `/gate/${(await saved.json()).policy.id}`;
}

/** Pages that need a wallet and their dialogs, with the steps to reach each. */
export const signedInPages: Record<string, Steps> = {
  "portal-nobody": open("/portal"),
  "wallet-dialog": after(open("/portal"), async (page) => {
    await page.getByRole("button", { name: "Connect and sign in" }).click();
    await page.getByRole("button", { name: /^Account 10/ }).waitFor();
  }),
  "portal-newcomer": open("/portal", asNewcomer),
  "portal-overview": open("/portal", asDeveloper),
  "portal-keys": keys,
  "portal-create-key": createKey,
  "portal-new-key": after(createKey, async (page) => {
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("button", { name: "Run it here" }).click();
    await page.getByText("points").waitFor();
  }),
  "portal-revoke": after(keys, async (page) => {
    await page.getByRole("button", { name: "Actions for Mint page" }).click();
    await page.getByRole("menuitem", { name: "Revoke" }).click();
    await page.getByRole("alertdialog").waitFor();
  }),
  "portal-webhooks-newcomer": webhooksOfNewcomer,
  "portal-register-webhook": after(webhooksOfNewcomer, async (page) => {
    await page.getByRole("button", { name: "Register a webhook" }).click();
    await page.getByLabel("URL").waitFor();
  }),
  "portal-webhooks": open("/portal/webhooks", (page, { origin }) => becomeSubscriber(page.context(), origin)),
  "portal-rotate-key": rotateKey,
  "portal-rotated-key": after(rotateKey, async (page) => {
    await page.getByRole("button", { name: "Create new key" }).click();
    await page.getByRole("button", { name: "Run it here" }).waitFor();
  }),
  "portal-sessions": open("/portal/sessions", asDeveloper),
  "portal-webhook": after(webhook, (page) => page.locator("summary").first().click()),
  "portal-webhook-secret": after(webhook, async (page) => {
    await page.getByRole("button", { name: "More actions for this webhook" }).click();
    await page.getByRole("menuitem", { name: "Rotate the secret" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  "portal-delivery": after(webhook, async (page) => {
    await page.goto(`${page.url()}/deliveries/${await findDelivery(page)}`, { waitUntil: "networkidle" });
  }),
  "docs-console": after(open("/docs/reference/policies", asNewcomer), async (page) => {
    const form = page.getByRole("form", { name: "Console of evaluatePolicy" });
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("X-RateLimit-Remaining").waitFor();
    await form.evaluate((opened) => opened.scrollIntoView());
  }),
  "name-free": open("/names/nobody-has-this", asNewcomer),
  "name-reserve": after(open("/names/nobody-has-this"), async (page) => {
    await page.getByRole("button", { name: "Connect to get it" }).click();
    await page.getByRole("button", { name: /^Account 10/ }).click();
    await page.getByRole("button", { name: "Reserve nobody-has-this" }).click();
    await page.getByRole("button", { name: "Reserve", exact: true }).waitFor();
  }),
  "names-mine": open("/names", asNamed),
  "profile-mine": async (page, { origin }) => {
    const name = await becomeNamed(page.context(), origin);
    await page.goto(`${origin}/profile/${name}`, { waitUntil: "networkidle" });
  },
  "name-mine": async (page, { origin }) => {
    const name = await becomeNamed(page.context(), origin);
    await page.goto(`${origin}/names/${name}`, { waitUntil: "networkidle" });
  },
  "policy-result": async (page, portal) => {
    await open(`/policies?identity=${portal.wallet}`, asNewcomer)(page, portal);
    await page.getByRole("button", { name: "Sybil resistance" }).click();
    await page.getByRole("list", { name: "Rules" }).waitFor();
    await page.getByRole("button", { name: "Simulate" }).click();
    await page
      .getByRole("img", { name: /^Share that passes/ })
      .first()
      .waitFor();
  },
  "policies-saved": async (page, portal) => {
    await saveGate({ page, ...portal });
    await open("/policies")(page, portal);
  },
  "gate-nobody": async (page, portal) => {
    const path = await saveGate({ page, ...portal });
    await page.context().clearCookies();
    await open(path)(page, portal);
  },
  "gate-checked": async (page, portal) => {
    const path = await saveGate({ page, ...portal });
    await open(`${path}?identity=${portal.wallet}`)(page, portal);
  },
  "appeal-new": async (page, portal) => {
    await asNewcomer(page, portal);
    const { address, flag } = await findFlagged(page.context(), portal.origin);
    await open(`/appeals/new?wallet=${address}&flag=${flag}`)(page, portal);
  },
  appeal: async (page, portal) => {
    await open(`/appeals/${await becomeAppellant(page.context(), portal.origin)}`)(page, portal);
  },
  "appeals-open": async (page, portal) => {
    await becomeAppellant(page.context(), portal.origin);
    await open("/appeals")(page, portal);
  },
  "profile-flagged": async (page, portal) => {
    await asNewcomer(page, portal);
    const { address } = await findFlagged(page.context(), portal.origin);
    await open(`/profile/${address}#flags`)(page, portal);
  },
  "attest-review": async (page, portal) => {
    await open(`/attest?schema=skill&subject=${portal.wallet}`, asNewcomer)(page, portal);
    await page.getByRole("textbox", { name: "Skill", exact: true }).fill("Solidity");
    await page.getByLabel("Level").fill("4");
    await page.getByRole("button", { name: "Review and sign" }).click();
    await page.getByRole("button", { name: "Sign attestation" }).waitFor();
  },
  attestation: async (page, { origin }) => {
    const { attestationId } = await becomeAttested(page.context(), origin);
    await page.goto(`${origin}/attest/${attestationId}`, { waitUntil: "networkidle" });
  },
  "attest-received": open("/attest/received", asAttested),
  "attest-revoke": async (page, { origin }) => {
    const { issuer } = await becomeAttested(page.context(), origin);
    await signIn(page.context(), origin, issuer);
    await page.goto(`${origin}/attest/given`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Revoke/ }).click();
    await page.getByRole("button", { name: "Review", exact: true }).click();
    await page.getByRole("button", { name: "Sign and revoke" }).waitFor();
  },
  notifications: open("/notifications", asAttested),
  settings,
  ...Object.fromEntries(
    adminPages.map((path) => [`admin${path.replace("/", "-")}`, open(`/admin${path}`, asOperator)]),
  ),
  "admin-developer": after(open("/admin/developers", asOperator), async (page) => {
    await page.locator('tbody a[href^="/admin/developers/"]').first().click();
    await page.waitForURL(/developers\/./);
    await page.waitForLoadState("networkidle");
  }),
  "admin-appeal": async (page, portal) => {
    const id = await becomeAppellant(page.context(), portal.origin);
    await open(`/admin/appeals?id=${id}`, asOperator)(page, portal);
  },
  menu: after(open("/"), async (page) => {
    if (await page.getByRole("button", { name: "Menu", exact: true }).isVisible())
      await page.getByRole("button", { name: "Menu", exact: true }).click();
  }),
  "account-menu": after(open("/", asNamed), async (page) => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Account / })
      .click();
    await page.getByRole("menu").waitFor();
  }),
  suggestions: after(open("/"), async (page) => {
    await page.getByRole("main").getByRole("combobox").fill("0x1");
    await page.getByRole("option").first().waitFor();
  }),
  "link-wallet": after(settings, async (page) => {
    await page.getByRole("button", { name: "Link a wallet" }).click();
    await page.getByRole("button", { name: /^Account 10/ }).click();
    await page.getByRole("button", { name: "Sign and link" }).waitFor();
  }),
};
