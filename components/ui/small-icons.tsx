// Icons that client components of every page have. Drawn here they take half a kilobyte of each first load less than by the library.

interface IconProps {
  size?: number;
  className?: string;
}

function icon(...lines: string[]) {
  return function Icon({ size = 24, className }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        <path d={lines.join("")} />
      </svg>
    );
  };
}

export const AlertIcon = icon("M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0", "M12 8v4", "M12 16h.01");
export const BarsIcon = icon("M4 5h16", "M4 12h16", "M4 19h16");
export const CheckIcon = icon("M20 6L9 17l-5-5");
export const CopyIcon = icon(
  "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z",
  "M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2",
);
export const CrossIcon = icon("M6 6l12 12", "M18 6L6 18");
export const DownIcon = icon("M6 9l6 6l6-6");
export const SearchIcon = icon("M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0", "M21 21l-4.3-4.3");
export const WaitIcon = icon("M21 12a9 9 0 1 1-6.2-8.6");
export const WalletIcon = icon(
  "M18 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V5",
  "M20 12h-3a2 2 0 0 0 0 4h3",
);
