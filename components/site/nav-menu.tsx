import { Menu as Bars, X } from "lucide-react";
import { useTexts } from "#texts";
import { NavLink } from "./nav-link.tsx";
import type { NavItem } from "./navigation.ts";

/** The navigation of narrow windows, in a native popover, which works without scripts. */
export function NavMenu({ items }: { items: readonly NavItem[] }) {
  const t = useTexts("site.menu");
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={t("title")}
        className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
      >
        <Bars size={22} />
      </button>
      <nav
        id="site-menu"
        popover="auto"
        aria-label={t("main")}
        className="fixed inset-0 m-0 h-dvh w-full max-w-none bg-paper p-4 text-ink open:appear"
      >
        <MenuHead />
        <ul className="mt-4 grid gap-1 text-xl">
          {items.map((item) => (
            <li key={item.href}>
              <NavLink {...item} className="min-h-14 px-3 aria-[current]:bg-sunken" />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function MenuHead() {
  const t = useTexts("site.menu");
  return (
    <div className="flex h-11 items-center justify-between">
      <p className="pl-3 text-lg font-semibold tracking-tight">{t("title")}</p>
      <button
        type="button"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        aria-label={t("close")}
        className="flex size-11 cursor-pointer items-center justify-center rounded-lg hover:bg-sunken"
      >
        <X size={22} />
      </button>
    </div>
  );
}
