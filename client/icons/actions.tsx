import { Svg } from "./svg.tsx";

export const ShopIcon = () => (
  <Svg>
    <path d="M4.2 9.6 5.6 4.5h12.8l1.4 5.1" />
    <path d="M4.2 9.6a2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0z" />
    <path d="M5.8 13v6.5h12.4V13M10 19.5v-3.7h4v3.7" />
  </Svg>
);

export const ShuffleIcon = () => (
  <Svg>
    <path d="M3.5 7.5h3.2c2 0 3.2 1 4.3 2.6l2 2.8c1.1 1.6 2.3 2.6 4.3 2.6h3.2" />
    <path d="M3.5 15.5h3.2c1.3 0 2.3-.4 3.1-1.2M14.2 8.7c.8-.8 1.8-1.2 3.1-1.2h3.2" />
    <path d="m18 4.9 2.6 2.6L18 10.1M18 12.9l2.6 2.6-2.6 2.6" />
  </Svg>
);

/** Tiles go back down into the rack. */
export const RecallIcon = () => (
  <Svg>
    <path d="M12 4.2v9.6M8.2 10.2 12 14l3.8-3.8" />
    <path d="M4 14.5v2.6a2.4 2.4 0 0 0 2.4 2.4h11.2a2.4 2.4 0 0 0 2.4-2.4v-2.6" />
  </Svg>
);

export const PassIcon = () => (
  <Svg>
    <path d="M5 6.2 10.8 12 5 17.8M11.6 6.2l5.8 5.8-5.8 5.8M20.2 5.8v12.4" />
  </Svg>
);

export const ExchangeIcon = () => (
  <Svg>
    <path d="M5 9.5A7.3 7.3 0 0 1 18.4 8M19 14.5A7.3 7.3 0 0 1 5.6 16" />
    <path d="M18.9 3.9V8h-4.1M5.1 20.1V16h4.1" />
  </Svg>
);

export const BagIcon = () => (
  <Svg>
    <path d="M7 9.5c-2 2-3 4.5-3 6.6 0 2.6 1.9 3.7 4.2 3.7h7.6c2.3 0 4.2-1.1 4.2-3.7 0-2.1-1-4.6-3-6.6" />
    <path d="M7 9.5h10M8.2 9.5 7 5.2c1.7.7 3.3.7 5 0 1.7.7 3.3.7 5 0l-1.2 4.3" />
  </Svg>
);

export const HistoryIcon = () => (
  <Svg>
    <path d="M4.2 12a7.8 7.8 0 1 0 2.4-5.6M3.9 4.4v4h4M12 7.8V12l2.9 1.8" />
  </Svg>
);

export const BackIcon = () => (
  <Svg>
    <path d="M14.5 5.5 8 12l6.5 6.5" />
  </Svg>
);

export const ForwardIcon = () => (
  <Svg>
    <path d="M9.5 5.5 16 12l-6.5 6.5" />
  </Svg>
);

export const DownIcon = () => (
  <Svg>
    <path d="M5.5 9.5 12 16l6.5-6.5" />
  </Svg>
);

export const CloseIcon = () => (
  <Svg>
    <path d="m6 6 12 12M18 6 6 18" />
  </Svg>
);

export const CheckIcon = () => (
  <Svg>
    <path d="m5 12.5 4.6 4.6L19 7.6" />
  </Svg>
);

export const AlertIcon = () => (
  <Svg>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 7.6v5" />
    <circle class="solid" cx="12" cy="16" r="1.15" />
  </Svg>
);

/** A speech mark. A flag would mean giving up. */
export const ReportIcon = () => (
  <Svg>
    <path d="M6.2 4.5h11.6a2 2 0 0 1 2 2v7.2a2 2 0 0 1-2 2h-5.6l-4.4 3.8v-3.8H6.2a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2z" />
    <path d="M12 7.4v3.4M12 13v.1" />
  </Svg>
);

/** A list with a magnifier. */
export const WordsIcon = () => (
  <Svg>
    <path d="M4.5 6.2h13M4.5 11h6.2M4.5 15.8h4.6" />
    <circle cx="14.8" cy="14" r="3.7" />
    <path d="m17.6 16.8 3 3" />
  </Svg>
);

export const ShareIcon = () => (
  <Svg>
    <path d="M12 14.5V4M8.3 7.4 12 3.7l3.7 3.7" />
    <path d="M7 10.8H5.4v9.4h13.2v-9.4H17" />
  </Svg>
);

export const CopyIcon = () => (
  <Svg>
    <rect x="8.4" y="8.4" width="11.4" height="11.4" rx="2.6" />
    <path d="M15.6 8.4V6.6A2.4 2.4 0 0 0 13.2 4.2H6.6a2.4 2.4 0 0 0-2.4 2.4v6.6a2.4 2.4 0 0 0 2.4 2.4h1.8" />
  </Svg>
);

export const LinkIcon = () => (
  <Svg>
    <path d="M10 14a3.9 3.9 0 0 0 5.6 0l3-3A3.96 3.96 0 0 0 13 5.4l-1.2 1.2" />
    <path d="M14 10a3.9 3.9 0 0 0-5.6 0l-3 3a3.96 3.96 0 0 0 5.6 5.6l1.2-1.2" />
  </Svg>
);

export const EyeIcon = () => (
  <Svg>
    <path d="M2.8 12c2-3.9 5.1-5.9 9.2-5.9s7.2 2 9.2 5.9c-2 3.9-5.1 5.9-9.2 5.9S4.8 15.9 2.8 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </Svg>
);

/** A white flag: resign. */
export const ResignIcon = () => (
  <Svg>
    <path d="M5.5 20.5V4.2M5.5 5h11.8l-2 4 2 4H5.5" />
  </Svg>
);

export const MoreIcon = () => (
  <Svg>
    <circle class="solid" cx="5.6" cy="12" r="1.6" />
    <circle class="solid" cx="12" cy="12" r="1.6" />
    <circle class="solid" cx="18.4" cy="12" r="1.6" />
  </Svg>
);

export const ProfileIcon = () => (
  <Svg>
    <circle cx="12" cy="8.4" r="3.7" />
    <path d="M4.8 19.6c.9-3.7 3.7-5.6 7.2-5.6s6.3 1.9 7.2 5.6" />
  </Svg>
);

export const SettingsIcon = () => (
  <Svg>
    <path d="M4 7.5h8.4M17.6 7.5H20M4 16.5h2.4M11.6 16.5H20" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </Svg>
);

/** An open book: the guide. */
export const BookIcon = () => (
  <Svg>
    <path d="M12 7.2C10.3 5.7 8 5 4 5v13c4 0 6.3.7 8 2.2 1.7-1.5 4-2.2 8-2.2V5c-4 0-6.3.7-8 2.2z" />
    <path d="M12 7.2v13" />
  </Svg>
);

/** A tile with an A: the Play tab. */
export const PlayIcon = () => (
  <Svg>
    <rect x="4" y="4" width="16" height="16" rx="4" />
    <path d="m8.4 16 3.6-8.6 3.6 8.6M9.7 13.1h4.6" />
  </Svg>
);

/** Two corners that draw together: zoom out. */
export const ZoomOutIcon = () => (
  <Svg>
    <path d="M20 4l-6 6M14 5.2V10h4.8M4 20l6-6M10 18.8V14H5.2" />
  </Svg>
);

export const PlusIcon = () => (
  <Svg>
    <path d="M12 5v14M5 12h14" />
  </Svg>
);

export const PeopleIcon = () => (
  <Svg>
    <circle cx="9" cy="8.6" r="3.3" />
    <path d="M3 18.8c.4-3.6 2.8-5.4 6-5.4s5.6 1.8 6 5.4" />
    <path d="M15.2 5.6a3.2 3.2 0 0 1 0 6M17 13.9c2.3.5 3.7 2.2 4 4.9" />
  </Svg>
);

/** A coin with a hole, as in the Nordic countries. */
export const CoinIcon = () => (
  <Svg class="coin" viewBox="0 0 16 16">
    <circle cx="8" cy="8" r="6.4" />
    <circle cx="8" cy="8" r="1.9" />
  </Svg>
);
