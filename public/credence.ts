// The typed client of Credence, generated from its API. It imports nothing: copy it into your project.

/** Input and response of every call, by method and path. */
export interface Calls {
  /** Get the trust score of an identity. */
  "GET /v1/score/{identity}": {
    input: {
      params: { identity: string };
      query?: { chainId?: number | string; at?: string; wait?: number | string };
    };
    answer: Answer & {
      /** Identity name without suffix; null if not set. */
      svcId: string | null;
      /** An address with its EIP-55 checksum. */
      address: string;
      score: Score;
      /** Present for a name that changed owner within 30 days: it has no points until then. */
      countsFrom?: string;
      /** Present while appeals are open: the flags that they contest (`GET /v1/appeals`). */
      underReview?: readonly string[];
      /** Present with `at`, if the subject had points then: when the service computed them. */
      recordedAt?: string;
      /** Of a wallet that `wait` made known: what was read on each chain; `toBlock` is null for explorers. */
      coverage?: readonly Coverage[];
      /** Asked by the address of an identity's wallet: that wallet's own points and signals. */
      wallet?: LinkedWallet;
    };
  };
  /** Get the trust score of an identity (same as /v1/score). */
  "GET /v1/scores/{identity}": {
    input: {
      params: { identity: string };
      query?: { chainId?: number | string; at?: string; wait?: number | string };
    };
    answer: Answer & {
      /** Identity name without suffix; null if not set. */
      svcId: string | null;
      /** An address with its EIP-55 checksum. */
      address: string;
      score: Score;
      /** Present for a name that changed owner within 30 days: it has no points until then. */
      countsFrom?: string;
      /** Present while appeals are open: the flags that they contest (`GET /v1/appeals`). */
      underReview?: readonly string[];
      /** Present with `at`, if the subject had points then: when the service computed them. */
      recordedAt?: string;
      /** Of a wallet that `wait` made known: what was read on each chain; `toBlock` is null for explorers. */
      coverage?: readonly Coverage[];
      /** Asked by the address of an identity's wallet: that wallet's own points and signals. */
      wallet?: LinkedWallet;
    };
  };
  /** Get the inputs of a score, and the transactions behind them. */
  "GET /v1/score/{identity}/breakdown": {
    input: {
      params: { identity: string };
      query?: { chainId?: number | string; at?: string };
    };
    answer: Answer & {
      /** Identity name without suffix; null if not set. */
      svcId: string | null;
      /** An address with its EIP-55 checksum. */
      address: string;
      total: number;
      breakdown: readonly ({
        /** A category of the score. */
        category: "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty";
        score: number;
        max: number;
        bonus: number;
        state: "ok" | "stale" | "unavailable";
        /** Empty for a past day whose points stored data do not give any more. */
        inputs: { [name: string]: number | string };
        formula: string;
        evidence: readonly ({
          chainId: number;
          /** A transaction hash. */
          txHash: string;
          note: string;
        })[];
        next: { change: string; gain: number } | null;
      })[];
      /** How much was seen of the subject, whatever it shows. */
      confidence: "low" | "medium" | "high";
      /** The gate that holds the total just below `from`; null if none does. */
      gate: {
        from: number;
        /** What holding the wallets must have cost, in units. */
        cost: string;
        /** Gas paid and interest of what was held, in units. */
        paid: string;
        /** Own transactions whose fee is not known. */
        gasUnknown: number;
        /** Through so many subjects' hands money of it passed: each counts that part of it. Null: none did. */
        hands: number | null;
      } | null;
      /** What the risk signals cost, the costliest first; empty where a past day's are not known. */
      risk: {
        /** Points by which the total is lower than without any signal. */
        points: number;
        signals: readonly ({
          code: string;
          /** Severity, 1 to 1000. */
          permille: number;
          /** What was seen, in words. */
          note: string;
          /** Whether the model takes trust for it; others are shown only. */
          counts: boolean;
          /** Points by which the total is lower than without this signal alone; 0 where others take them too. */
          points: number;
          /** What lessens it; null if nothing does. */
          remedy: string | null;
        })[];
      };
      modelVersion: string;
      modelHash: string;
      coverage: readonly Coverage[];
      /** Flags of its wallets that are contested by an open appeal (`GET /v1/appeals`). */
      underReview: readonly string[];
      /** Flags that appeals have set aside: they take no points. */
      overrides: readonly ({
        flag: string;
        /** An address with its EIP-55 checksum. */
        wallet: string;
        appealId: string;
        /** ISO 8601, UTC. */
        decidedAt: string;
        note: string;
      })[];
      /** The identity's wallets, each with its own signals; empty for a wallet on no identity. */
      wallets: readonly LinkedWallet[];
      /** Present with `at`, if the subject had points then: when the service computed them. */
      recordedAt?: string;
    };
  };
  /** Get the changes of a score. */
  "GET /v1/score/{identity}/history": {
    input: {
      params: { identity: string };
      query?: {
        from?: string;
        to?: string;
        at?: string;
        interval?: "event" | "day";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & {
      history: readonly ({
        /** ISO 8601, UTC. */
        at: string;
        total: number;
        rank: number;
        /** The tier of the total. */
        tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
        breakdown: PointsByCategory;
        cause: "transactions" | "time" | "reorg" | "attestation" | "achievement" | "wallets" | "clusters" | "trust" | "model" | "appeal";
      })[];
      pagination: Pagination;
    };
  };
  /** Get the points of a score at the end of each day. */
  "GET /v1/scores/{identity}/closes": {
    input: {
      params: { identity: string };
      query?: {
        chainId?: number | string;
        from?: string;
        to?: string;
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & {
      closes: readonly ({
        /** A UTC day: YYYY-MM-DD. */
        day: string;
        total: number;
        breakdown: PointsByCategory;
        /** The tier of the total. */
        tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
        ranked: boolean;
        /** When the service computed these points, ISO 8601, UTC. */
        recordedAt: string;
      })[];
      pagination: Pagination;
    };
  };
  /** Get a signed receipt of a score, which anybody can recompute. */
  "GET /v1/score/{identity}/receipt": {
    input: { params: { identity: string } };
    answer: Answer & {
      receipt: {
        subject: string;
        modelVersion: string;
        modelHash: string;
        facts: {
          version: 1 | 2 | 3;
          sketched?: readonly string[];
          subject: string;
          wallets: readonly string[];
          links?: readonly ({ wallet: string; linkedAt: number | null; movedAt?: number })[];
          asOf: { [name: string]: number };
          states: {
            activity: "ok" | "stale" | "unavailable";
            volume: "ok" | "stale" | "unavailable";
            age: "ok" | "stale" | "unavailable";
            diversity: "ok" | "stale" | "unavailable";
            governance: "ok" | "stale" | "unavailable";
            social: "ok" | "stale" | "unavailable";
            risk: "ok" | "stale" | "unavailable";
            loyalty: "ok" | "stale" | "unavailable";
          };
          sent: number;
          sentToOwn: number;
          failed: number;
          contractsCreated: number;
          firstSentAt: number | null;
          lastSentAt: number | null;
          gasPaid?: string;
          gasUnknown?: number;
          balanceTime?: string;
          balance?: string;
          heldUntil?: number | null;
          usedDays?: number;
          activeDays: number;
          activeWeeks?: number;
          activeMonths: number;
          activeChains: number;
          waitedDays?: number;
          counterparties: number;
          contracts: number;
          returned: number;
          trustedCounterparties?: number;
          trustedVolume?: string;
          tokensMoved: number;
          collections: number;
          nfts?: number;
          swaps: number;
          pools: number;
          votes: number;
          delegations: number;
          governors: number;
          volume: string;
          grossVolume: string;
          valueIn: string;
          valueOut: string;
          received: number;
          senders: number;
          strangers: number;
          oneWayPayers?: number;
          passedOn: string;
          passedOnMost: number | null;
          roundTrip: string;
          roundTripMost: string | null;
          topPartner: { address: string | null; sent: number } | null;
          busiest: { sent: number; from: number } | null;
          cluster: {
            chainId: number;
            wallet: string;
            funder: string;
            size: number;
            sentToFunder: number;
          } | null;
          chain: { chainId: number; wallet: string; funder: string; length: number } | null;
          alike?: {
            wallet: string;
            size: number;
            members: readonly string[];
            by: "contracts" | "funding";
          } | null;
          passed?: readonly ({
            wallet: string;
            chainId: number;
            hands: number;
            left: string;
            balanceTime: string;
            balance: string;
          })[];
          listed: {
            listsHash: string;
            contacts: number | null;
            paid?: number | null;
            addresses: readonly string[];
            self: boolean | null;
          };
          social: readonly ({ issuer: string; weight: number })[];
          claimed?: readonly string[];
          overrides?: readonly ({ wallet: string; flag: string; appeal: string; decidedAt: number })[];
          service?: string;
          each?: readonly WalletFacts[];
          sources: readonly ({
            chainId: number;
            fromBlock: number;
            toBlock: number;
            blockHash: string | null;
            referenceWei: string;
            prices: { [name: string]: { decimals: number; wei: string } };
            contracts: { governors: readonly string[]; pools: readonly string[] };
          })[];
          validUntil?: number;
        };
        factsHash: string;
        result: {
          total: number;
          breakdown: {
            activity: number;
            volume: number;
            age: number;
            diversity: number;
            governance: number;
            social: number;
            risk: number;
            loyalty: number;
          };
        };
        coverage: readonly ({
          chainId: number;
          fromBlock: number | null;
          toBlock: number | null;
          blockHash: string | null;
        })[];
        issuedAt: number;
        validUntil?: number;
        domain: { name: "Credence"; version: "1"; chainId: number; salt: string };
        epoch?: { number: number; root: string };
        signer: string;
        signature: string;
      };
    };
  };
  /** Get the scores of up to 100 identities. */
  "POST /v1/scores/batch": {
    input: {
      body: {
        identities: readonly string[];
        /** A chain id. */
        chainId?: number;
      };
    };
    answer: Answer & {
      scores: readonly ({
        identity: string;
        found: boolean;
        /** Identity name without suffix; null if not set. */
        svcId: string | null;
        address: string | null;
        score: Score | null;
        /** Present for a name that changed owner within 30 days: it has no points until then. */
        countsFrom?: string;
      })[];
    };
  };
  /** Follow the changes of all scores. */
  "GET /v1/scores/updates": {
    input: { query?: { after?: string; limit?: number | string } };
    answer: Answer & {
      updates: readonly ({
        /** An address with its EIP-55 checksum. */
        address: string;
        /** Identity name without suffix; null if not set. */
        svcId: string | null;
        total: number;
        /** ISO 8601, UTC. */
        at: string;
      })[];
      /** Cursor to continue from; the same as `after` when nothing is new. */
      next: string;
    };
  };
  /** Get the leaderboard of the total or one category. */
  "GET /v1/scores/leaderboard": {
    input: {
      query?: {
        limit?: number | string;
        offset?: number | string;
        category?: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty";
        chainId?: number | string;
        timeframe?: "24h" | "7d" | "30d" | "all";
        sort?: "totalScore";
        order?: "asc" | "desc";
        at?: string;
      };
    };
    answer: Answer & {
      /** What the board ranks by: the total, or one category. */
      category: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty";
      /** The period `change` compares with; `all`: since the first snapshot. */
      timeframe: "24h" | "7d" | "30d" | "all";
      leaderboard: readonly ({
        rank: number;
        /** Identity name without suffix; null if not set. */
        svcId: string | null;
        /** An address with its EIP-55 checksum. */
        address: string;
        score: number;
        percentile: number;
        /** The tier of the total. */
        tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
        /** Ranks gained (positive) or lost since the start of the period. */
        change: number;
        avatar: string | null;
      })[];
      pagination: Pagination;
    };
  };
  /** Get who gained and who lost most points in a period. */
  "GET /v1/scores/leaderboard/movers": {
    input: {
      query?: {
        category?: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty";
        chainId?: number | string;
        timeframe?: "24h" | "7d" | "30d";
      };
    };
    answer: Answer & {
      /** What the board ranks by: the total, or one category. */
      category: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty";
      /** The period of the gains and losses. */
      timeframe: "24h" | "7d" | "30d";
      /** By points gained, the most first. */
      rose: readonly Mover[];
      /** By points lost, the most first. */
      fell: readonly Mover[];
    };
  };
  /** Verify a receipt of this service. */
  "POST /v1/receipts/verify": {
    input: {
      body: {
        /** As `GET /v1/score/{identity}/receipt` returned it; the whole response is taken too. */
        receipt: { [name: string]: unknown };
        /** An ISO 8601 date (00:00 UTC), or a date and time with zone. */
        at?: string;
      };
    };
    answer: Answer & {
      /** Whether every check is ok. */
      valid: boolean;
      /** Null if it has not the form of a receipt. */
      subject: string | null;
      total: number | null;
      checks: readonly ({
        /** Such as `signature`, `total` or `expiry`. */
        check: string;
        meaning: string;
        ok: boolean;
        /** What was found. */
        message: string;
      })[];
    };
  };
  /** Get the scoring model, and the one that will replace it. */
  "GET /v1/model": {
    input: Record<never, never>;
    answer: Answer & {
      /** What scores are computed with. */
      active: {
        /** Version of the model. */
        version: string;
        /** keccak256 of the model's specification as RFC 8785 JSON; receipts name it. */
        hash: string;
        /** Since when; null before the first worker recorded it. */
        from: string | null;
      };
      /** The model that will replace it; null if none is announced. */
      scheduled: ScheduledModel | null;
      /** Least days between the announcement of a model and the switch. */
      noticeDays: number;
    };
  };
  /** List the epochs of the board. */
  "GET /v1/epochs": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & { epochs: readonly Epoch[]; pagination: Pagination };
  };
  /** Get the header of an epoch. */
  "GET /v1/epochs/{number}": {
    input: { params: { number: number | string } };
    answer: Answer & { epoch: Epoch };
  };
  /** Prove that a score is in an epoch, or that an address is not. */
  "GET /v1/epochs/{number}/proof/{address}": {
    input: { params: { number: number | string; address: string } };
    answer: Answer & {
      number: number;
      root: string;
      included: boolean;
      leaf?: EpochLeaf;
      /** Of the leaf; empty if the address is not included. */
      proof: readonly string[];
      /** Position in the order of addresses, from 0. */
      index?: number;
      /** If not included: the rows on both sides, each of which names the other; one of them at an end. */
      neighbours?: { before: EpochNeighbour | null; after: EpochNeighbour | null };
    };
  };
  /** Track a wallet and fetch its history. */
  "POST /v1/wallets": {
    input: {
      body: {
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        address: string;
        /** All configured chains if absent. */
        chainIds?: readonly number[];
      };
    };
    answer: Answer & { wallet: Wallet };
  };
  /** Get the progress of a wallet's history. */
  "GET /v1/wallets/{address}": {
    input: { params: { address: string } };
    answer: Answer & { wallet: Wallet };
  };
  /** Check an address before paying it. */
  "GET /v1/check/{address}": {
    input: {
      params: { address: string };
      query?: { from?: string; wait?: number | string };
    };
    answer: Answer & { check: Check };
  };
  /** Call the node of a local chain. */
  "POST /v1/chains/{chainId}/rpc": {
    input: {
      params: { chainId: number | string };
      body: {
        method: "eth_blockNumber" | "eth_call" | "eth_estimateGas" | "eth_gasPrice" | "eth_getBalance" | "eth_getTransactionCount" | "eth_getTransactionReceipt" | "eth_sendRawTransaction";
        /** JSON-RPC parameters. */
        params: readonly unknown[];
      };
    };
    answer: Answer & {
      /** The node's result. */
      result: unknown;
    };
  };
  /** Get an agent of ERC-8004. */
  "GET /v1/agents/{chainId}/{agentId}": {
    input: { params: { chainId: number | string; agentId: string } };
    answer: Answer & { agent: Agent };
  };
  /** Find names, and scored wallets by the beginning of their address. */
  "GET /v1/search": {
    input: { query: { q: string } };
    answer: Answer & {
      results: readonly ({
        /** Identity name without suffix; null if not set. */
        svcId: string | null;
        /** An address with its EIP-55 checksum. */
        address: string;
        total: number;
        /** The tier of the total. */
        tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
      })[];
    };
  };
  /** Get the EIP-712 domain and types. */
  "GET /v1/auth/signing": {
    input: { query?: { chainId?: number | string; wallet?: string } };
    answer: Answer & {
      /** EIP-712 domain; salt is keccak256 of the public origin. */
      domain: {
        name: string;
        version: string;
        chainId: number;
        /** A transaction hash. */
        salt: string;
      };
      /** The fields of each primary type. */
      types: { [name: string]: readonly ({ name: string; type: string })[] };
      /** Present with `wallet`. */
      link?: {
        /** Whether links ever joined the wallet with others. */
        linkedBefore: boolean;
        /** What a link means for ever, for whoever signs `LinkWallet`. */
        notice: string;
      };
    };
  };
  /** Check whether a name can be minted. */
  "GET /v1/identity/check/{name}": {
    input: { params: { name: string } };
    answer: Answer & {
      /** The checked name, without one suffix. */
      name: string;
      /** Available for minting. */
      available: boolean;
      /** Meets the format rules. */
      valid: boolean;
      /** Present when unavailable or invalid. */
      reason?: string;
      /** Available names; present when this one is not. */
      suggestions?: readonly string[];
    };
  };
  /** List the names a wallet owns. */
  "GET /v1/identity": {
    input: { query: { owner: string; limit?: number | string; offset?: number | string } };
    answer: Answer & { identities: readonly Identity[]; pagination: Pagination };
  };
  /** Get an identity by its name or one of its wallets. */
  "GET /v1/identity/{identity}": {
    input: { params: { identity: string } };
    answer: Answer & { identity: Identity };
  };
  /** Mint a name at the service's cost. */
  "POST /v1/identity/mint": {
    input: {
      body: {
        name: string;
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        owner: string;
        /** The first chain with names if absent. */
        chainId?: number;
        referralCode?: string;
        /** The signed deadline, unix seconds. */
        deadline?: number;
        /** EIP-712 signature, hex; `GET /v1/auth/signing` has domain and types. */
        signature?: string;
      };
    };
    answer: Answer & {
      identity: Identity;
      transaction: {
        /** A transaction hash. */
        hash: string;
        chainId: number;
        blockNumber: number;
      };
    };
  };
  /** Activate a name: its owner becomes the primary wallet. */
  "POST /v1/identity/{identity}/activate": {
    input: {
      params: { identity: string };
      body: {
        /** The signed deadline, unix seconds. */
        deadline?: number;
        /** EIP-712 signature, hex; `GET /v1/auth/signing` has domain and types. */
        signature?: string;
      };
    };
    answer: Answer & { identity: Identity };
  };
  /** Link a wallet to an activated identity. */
  "POST /v1/identity/{identity}/wallets": {
    input: {
      params: { identity: string };
      body: {
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        address: string;
        /** The signed deadline, unix seconds. */
        deadline: number;
        /** EIP-712 signature, hex; `GET /v1/auth/signing` has domain and types. */
        signature: string;
        /** EIP-712 signature, hex; `GET /v1/auth/signing` has domain and types. */
        ownerSignature?: string;
      };
    };
    answer: Answer & { identity: Identity };
  };
  /** Unlink a wallet from its identity. */
  "DELETE /v1/identity/{identity}/wallets/{address}": {
    input: {
      params: { identity: string; address: string };
      body: {
        /** The signed deadline, unix seconds. */
        deadline?: number;
        /** EIP-712 signature, hex; `GET /v1/auth/signing` has domain and types. */
        signature?: string;
      };
    };
    answer: Answer & { identity: Identity };
  };
  /** Resolve an ENS name for a resolver. */
  "GET /ens/{sender}/{calldata}": {
    input: { params: { sender: string; calldata: string } };
    answer: Answer & {
      /** ABI-encoded `(bytes result, uint64 expires, bytes signature)`, for `resolveWithProof`. */
      data: string;
    };
  };
  /** Resolve an ENS name by a request that is too long for a path. */
  "POST /ens": {
    input: {
      body: {
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        sender: string;
        /** Calldata of `resolve(bytes,bytes)`. */
        data: string;
      };
    };
    answer: Answer & {
      /** ABI-encoded `(bytes result, uint64 expires, bytes signature)`, for `resolveWithProof`. */
      data: string;
    };
  };
  /** Get a nonce to sign in with. */
  "GET /v1/auth/nonce": {
    input: Record<never, never>;
    answer: Answer & {
      /** Valid for one sign-in. */
      nonce: string;
      /** ISO 8601, UTC. */
      expiresAt: string;
    };
  };
  /** Sign a wallet in. */
  "POST /v1/auth/token": {
    input: {
      body: {
        /** A message of Sign-In with Ethereum (ERC-4361). */
        message: string;
        /** Hex of the wallet's signature (EIP-191). */
        signature: string;
      };
    };
    answer: Answer & {
      /** For the header Authorization: Bearer <token>. */
      token: string;
      /** ISO 8601, UTC. */
      expiresAt: string;
      /** An address with its EIP-55 checksum. */
      address: string;
    };
  };
  /** Sign out. */
  "DELETE /v1/auth/token": {
    input: Record<never, never>;
    answer: Answer;
  };
  /** List your sessions. */
  "GET /v1/auth/sessions": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & { sessions: readonly Session[]; pagination: Pagination };
  };
  /** Sign out everywhere. */
  "DELETE /v1/auth/sessions": {
    input: Record<never, never>;
    answer: Answer & {
      /** Number of ended sessions. */
      ended: number;
    };
  };
  /** End one session. */
  "DELETE /v1/auth/sessions/{id}": {
    input: { params: { id: string } };
    answer: Answer;
  };
  /** Create an API key. */
  "POST /v1/developer/keys": {
    input: {
      body: {
        name: string;
        /** admin includes write, write includes read. */
        permissions: readonly ("read" | "write" | "admin")[];
        /** Requests per minute, in addition to the plan tier's limit. */
        rateLimit?: number;
        /** `publishable`: for pages, whose readers see it. Absent: for your servers. */
        kind?: "publishable";
        /** Of a publishable key: the origins of your pages, such as `https://shop.example`. */
        origins?: readonly string[];
        /** Of a publishable key: your saved policies that it may evaluate. */
        policyIds?: readonly string[];
      };
    };
    answer: Answer & {
      /** The key itself, only in this response; absent if the request is repeated. */
      apiKey?: string;
      key: ApiKey;
    };
  };
  /** List your API keys. */
  "GET /v1/developer/keys": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & { keys: readonly ApiKey[]; pagination: Pagination };
  };
  /** Revoke an API key. */
  "DELETE /v1/developer/keys/{keyId}": {
    input: { params: { keyId: string } };
    answer: Answer & { key: ApiKey };
  };
  /** Replace an API key. */
  "POST /v1/developer/keys/{keyId}/rotate": {
    input: { params: { keyId: string }; body: { overlapSeconds: number } };
    answer: Answer & {
      /** The key itself, only in this response; absent if the request is repeated. */
      apiKey?: string;
      key: ApiKey;
      /** When the replaced key ends. */
      previousExpiresAt: string;
    };
  };
  /** Get your usage. */
  "GET /v1/developer/usage": {
    input: {
      query?: {
        from?: string;
        to?: string;
        interval?: "hour" | "day";
        keyId?: string;
        groupBy?: "endpoint" | "key" | "none";
      };
    };
    answer: Answer & {
      usage: readonly ({
        requests: number;
        /** Responses with a status of 400 or more, 429 included. */
        errors: number;
        /** Median latency in milliseconds, from counts in steps of √2. */
        p50Ms: number | null;
        p95Ms: number | null;
        /** Beginning of the UTC hour or day. */
        at: string;
        endpoint?: string;
        /** With `groupBy=key`; null for sessions. */
        keyId?: string | null;
      })[];
      totals: {
        requests: number;
        /** Responses with a status of 400 or more, 429 included. */
        errors: number;
        /** Median latency in milliseconds, from counts in steps of √2. */
        p50Ms: number | null;
        p95Ms: number | null;
      };
      quota: {
        tier: "free" | "starter" | "professional" | "enterprise";
        perMinute: number;
        perDay: number;
        remainingToday: number;
      };
    };
  };
  /** Erase your data. */
  "POST /v1/developer/erasure": {
    input: {
      body: {
        /** Of `GET /v1/auth/nonce`. */
        nonce: string;
        /** Unix seconds, at most an hour ahead. */
        deadline: number;
        /** The chain of the signed domain, by default the first configured one. A smart account signs on its own. */
        chainId?: number;
        /** Of `EraseData` by the wallet of the session. */
        signature: string;
      };
    };
    answer: Answer & {
      /** From then on, sessions and keys are refused. A worker erases the rest within minutes; until then nobody signs in. */
      erasingAt: string;
    };
  };
  /** Get the trading statistics of an identity. */
  "GET /v1/trading/{identity}/stats": {
    input: {
      params: { identity: string };
      query?: { chainId?: number | string; timeframe?: "24h" | "7d" | "30d" | "all" };
    };
    answer: Answer & { stats: TradingStats };
  };
  /** Get the swaps and token transfers of an identity. */
  "GET /v1/trading/{identity}/history": {
    input: {
      params: { identity: string };
      query?: {
        chainId?: number | string;
        type?: "swap" | "transfer";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & {
      trades: readonly ({
        type: "swap" | "transfer";
        chainId: number;
        /** A transaction hash. */
        txHash: string;
        logIndex: number;
        /** ISO 8601, UTC. */
        at: string;
        /** An address with its EIP-55 checksum. */
        tokenIn?: string;
        /** A whole number as a decimal string. */
        amountIn?: string;
        /** An address with its EIP-55 checksum. */
        tokenOut?: string;
        /** A whole number as a decimal string. */
        amountOut?: string;
        /** An address with its EIP-55 checksum. */
        pool?: string;
        /** An address with its EIP-55 checksum. */
        counterparty?: string;
      })[];
      pagination: Pagination;
    };
  };
  /** Get the leaderboard of traders. */
  "GET /v1/trading/leaderboard": {
    input: {
      query?: {
        sort?: "volume" | "trades" | "profit";
        order?: "asc" | "desc";
        chainId?: number | string;
        timeframe?: "24h" | "7d" | "30d" | "all";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & {
      leaderboard: readonly ({
        rank: number;
        svcId: string | null;
        /** An address with its EIP-55 checksum. */
        address: string;
        trades: number;
        /** A whole number as a decimal string. */
        volume: string;
        /** A whole number as a decimal string. */
        profit: string;
      })[];
      pagination: Pagination;
    };
  };
  /** List all achievements. */
  "GET /v1/achievements": {
    input: {
      query?: {
        category?: "wallet_age" | "transaction_volume" | "protocol_usage" | "governance" | "social" | "defi" | "nft" | "trading";
        rarity?: "common" | "uncommon" | "rare" | "epic" | "legendary";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & { achievements: readonly Achievement[]; pagination: Pagination };
  };
  /** Get the achievements of an identity. */
  "GET /v1/achievements/{identity}": {
    input: {
      params: { identity: string };
      query?: {
        category?: "wallet_age" | "transaction_volume" | "protocol_usage" | "governance" | "social" | "defi" | "nft" | "trading";
        status?: "earned" | "in_progress" | "all";
        rarity?: "common" | "uncommon" | "rare" | "epic" | "legendary";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & {
      /** An address with its EIP-55 checksum. */
      address: string;
      /** Identity name without suffix; null if not set. */
      svcId: string | null;
      achievements: readonly UserAchievement[];
      claimableAchievements: readonly ({ id: string; title: string; points: number; scoreBonus: number })[];
      claimableCount: number;
      summary: {
        totalEarned: number;
        totalPoints: number;
        /** Of all earned achievements, claimed or not. */
        totalScoreBonus: number;
        rarityBreakdown: {
          common: number;
          uncommon: number;
          rare: number;
          epic: number;
          legendary: number;
        };
        categoryBreakdown: {
          wallet_age: number;
          transaction_volume: number;
          protocol_usage: number;
          governance: number;
          social: number;
          defi: number;
          nft: number;
          trading: number;
        };
      };
      pagination: Pagination;
    };
  };
  /** Get the progress of an identity towards each achievement. */
  "GET /v1/achievements/{identity}/progress": {
    input: { params: { identity: string }; query?: { achievementId?: string } };
    answer: Answer & {
      progress: readonly ({ id: string; title: string; earned: boolean; progress: AchievementProgress })[];
    };
  };
  /** Claim an achievement. */
  "POST /v1/achievements/{identity}/claim": {
    input: {
      params: { identity: string };
      body: {
        achievementId: string;
        /** The wallet that signed; the primary one if absent. */
        wallet?: string;
        /** Unix seconds, at most an hour ahead. */
        deadline?: number;
        /** Of `ClaimAchievement`. */
        signature?: string;
      };
    };
    answer: Answer & { achievement: UserAchievement; score: Score };
  };
  /** List the measures of a subject. */
  "GET /v1/trust/modules": {
    input: Record<never, never>;
    answer: Answer & { modules: readonly Module[] };
  };
  /** Save a policy. */
  "POST /v1/trust/policies": {
    input: { body: { name: string; policy: Policy } };
    answer: Answer & { policy: SavedPolicy };
  };
  /** List the caller's policies. */
  "GET /v1/trust/policies": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & { policies: readonly SavedPolicy[]; pagination: Pagination };
  };
  /** Get a saved policy. */
  "GET /v1/trust/policies/{policyId}": {
    input: { params: { policyId: string } };
    answer: Answer & { policy: SavedPolicy };
  };
  /** Delete a saved policy. */
  "DELETE /v1/trust/policies/{policyId}": {
    input: { params: { policyId: string } };
    answer: Answer & { policy: SavedPolicy };
  };
  /** Evaluate a policy for one or many identities. */
  "POST /v1/trust/policies/evaluate": {
    input: {
      body: {
        identity?: string;
        identities?: readonly string[];
        policyId?: string;
        policy?: Policy;
        /** A UTC day, YYYY-MM-DD: evaluates by everything up to its end in chain time. */
        at?: string;
        /** Seconds to wait while an unknown address is read. */
        wait?: number;
      };
    };
    answer: Answer & { result?: PolicyResult; results?: readonly PolicyBatchResult[] };
  };
  /** Simulate a policy on all subjects. */
  "POST /v1/trust/policies/simulate": {
    input: { body: { identities?: readonly string[]; policyId?: string; policy?: Policy } };
    answer: Answer & {
      /** The given subjects, or all with a score. */
      population: number;
      /** Evaluated subjects; an even sample of a large population. */
      evaluated: number;
      pass: number;
      fail: number;
      indeterminate: number;
      /** Of the share that passes (`pass / evaluated`), with 95 % confidence, as a share of 1: 0.012 is ±1.2 percentage points. 0 if everybody was evaluated. */
      marginOfError: number;
      /** For each rule on a number: the share that passes the policy with this value in the rule. */
      byThreshold: readonly ({
        id: string;
        module: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty" | "percentile" | "tier" | "identity" | "attestation" | "token" | "contract" | "held" | "walletAgeDays" | "flag" | "underReview" | "listed";
        thresholds: readonly ({ value: number; pass: number })[];
      })[];
    };
  };
  /** Start an exact simulation of a saved policy. */
  "POST /v1/trust/policies/{policyId}/simulations": {
    input: { params: { policyId: string } };
    answer: Answer & { simulation: PolicySimulation };
  };
  /** Get the progress and the result of an exact simulation. */
  "GET /v1/trust/policies/{policyId}/simulations/{simulationId}": {
    input: { params: { policyId: string; simulationId: string } };
    answer: Answer & { simulation: PolicySimulation };
  };
  /** Try a policy on one identity, without a key. */
  "POST /v1/trust/policies/try": {
    input: {
      body: {
        policy: Policy;
        /** Absent: the policy is only checked. */
        identity?: string;
        /** A UTC day, YYYY-MM-DD: evaluates by everything up to its end in chain time. */
        at?: string;
      };
    };
    answer: Answer & { result: PolicyResult | null };
  };
  /** Watch the outcomes of a saved policy for wallets. */
  "POST /v1/trust/policies/{policyId}/watch": {
    input: {
      params: { policyId: string };
      body: {
        identities?: readonly string[];
        /** A complete list: all its wallets. */
        listId?: string;
      };
    };
    answer: Answer & { watch: PolicyWatch };
  };
  /** List the watched wallets of a policy with their outcomes. */
  "GET /v1/trust/policies/{policyId}/watch": {
    input: {
      params: { policyId: string };
      query?: { limit?: number | string; offset?: number | string };
    };
    answer: Answer & {
      watch: PolicyWatch;
      outcomes: readonly ({
        /** An address with its EIP-55 checksum. */
        address: string;
        /** The same for all wallets that were ever linked: one person's. */
        group: string;
        outcome: "pass" | "fail" | "indeterminate";
        /** Since when it has this outcome. */
        at: string;
        /** When a wallet that is read once is read again, at the earliest. */
        nextReadAt?: string;
      })[];
      pagination: Pagination;
    };
  };
  /** End the watch of a policy, or of one of its wallets. */
  "DELETE /v1/trust/policies/{policyId}/watch": {
    input: { params: { policyId: string }; query?: { identity?: string } };
    answer: Answer & { watch: PolicyWatch };
  };
  /** Make the address under which Snapshot asks for a policy's scores. */
  "POST /v1/trust/policies/{policyId}/snapshot": {
    input: { params: { policyId: string } };
    answer: Answer & {
      url?: string;
      setup?: {
        /** For the space's vote validation: only wallets that pass may vote. */
        voteValidation: {
          name: "basic";
          params: {
            minScore: 1;
            strategies: readonly ({
              name: "api-v2";
              network: string;
              params: { url: string; type: "api-post"; decimals: 0 };
            })[];
          };
        };
        /** For the space's strategies: each wallet that passes has one vote. */
        strategies: readonly ({
          name: "api-v2";
          network: string;
          params: { url: string; type: "api-post"; decimals: 0 };
        })[];
      };
    };
  };
  /** End all Snapshot addresses of a policy. */
  "DELETE /v1/trust/policies/{policyId}/snapshot": {
    input: { params: { policyId: string } };
    answer: Answer & { deleted: number };
  };
  /** Get the scores of voters in a Snapshot space. */
  "GET /snapshot/{token}": {
    input: {
      params: { token: string };
      query: {
        network: string | number;
        snapshot: "latest" | string | number;
        addresses: string;
      };
    };
    answer: Answer & {
      /** Only addresses above 0. */
      score: readonly ({
        /** An address with its EIP-55 checksum. */
        address: string;
        /** A whole number. */
        score: string;
      })[];
    };
  };
  /** Get the scores of many voters in a Snapshot space. */
  "POST /snapshot/{token}": {
    input: {
      params: { token: string };
      body: {
        /** The id of a followed chain. */
        network: string | number;
        /** The number of a block of that chain; `latest`: the newest close. */
        snapshot: "latest" | string | number;
        addresses: readonly string[];
        options?: unknown;
      };
    };
    answer: Answer & {
      /** Only addresses above 0. */
      score: readonly ({
        /** An address with its EIP-55 checksum. */
        address: string;
        /** A whole number. */
        score: string;
      })[];
    };
  };
  /** Issue a pass that a contract verifies. */
  "POST /v1/trust/policies/{policyId}/pass": {
    input: {
      params: { policyId: string };
      body: {
        identity: string;
        /** The chain of the contract that verifies the pass. */
        chainId: number;
        /** The wallet that uses the pass: one of the identity's. Absent: the identity's address. */
        subject?: string;
      };
    };
    answer: Answer & {
      /** EIP-712 PolicyPass. */
      pass: {
        /** An address with its EIP-55 checksum. */
        subject: string;
        /** keccak256 of the policy's id as text. */
        policyId: string;
        allowed: boolean;
        /** Unix seconds. */
        issuedAt: number;
        /** Last valid second, unix time. */
        expiresAt: number;
        /** The nullifier: the same in all passes of this policy for one person, whichever linked wallet they are for. */
        nonce: string;
      };
      /** By the service's receipt signer. */
      signature: string;
      /** EIP-712 domain. */
      domain: {
        name: string;
        version: string;
        chainId: number;
        /** An address with its EIP-55 checksum. */
        verifyingContract: string;
      };
      /** ScoreVerifier of the chain. */
      contract: string;
    };
  };
  /** Evaluate a list of wallets. */
  "POST /v1/lists": {
    input: {
      query?: {
        name?: string;
        policyId?: string;
        chainId?: number | string;
        at?: string;
        column?: string;
        read?: "missing" | "none";
        repair?: "true" | "false";
      };
      body: {
        /** Names and addresses; those that are neither become bad lines. Without `source` they are needed. */
        identities?: readonly string[];
        /** Where wallets are read from, in place of `identities`. */
        source?: ListSource;
        policyId?: string;
        policy?: Policy;
        name?: string;
        /** The chain whose scores are stated; absent: all. */
        chainId?: number;
        /** A UTC day, YYYY-MM-DD: evaluates by everything up to its end in chain time. */
        at?: string;
        /** `missing` (if absent, but with `at`): wallets that are not known here are read from explorers first, as `wait` does, and only the list's owner sees them. `none`: they stay unknown. Past days are not read. */
        read?: "missing" | "none";
      };
    };
    answer: Answer & { list: List };
  };
  /** List the caller's lists. */
  "GET /v1/lists": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & { lists: readonly List[]; pagination: Pagination };
  };
  /** Get the progress and the summary of a list. */
  "GET /v1/lists/{listId}": {
    input: { params: { listId: string } };
    answer: Answer & { list: List };
  };
  /** Correct how a list is read, or cancel it. */
  "PATCH /v1/lists/{listId}": {
    input: {
      params: { listId: string };
      body: { column?: string | number; repair?: true; read?: "none"; state?: "cancelled" };
    };
    answer: Answer & { list: List };
  };
  /** Delete a list with its upload and results. */
  "DELETE /v1/lists/{listId}": {
    input: { params: { listId: string } };
    answer: Answer & { list: List };
  };
  /** List the clusters among the wallets of a list. */
  "GET /v1/lists/{listId}/clusters": {
    input: {
      params: { listId: string };
      query?: { limit?: number | string; offset?: number | string };
    };
    answer: Answer & { clusters: readonly ListCluster[]; pagination: Pagination };
  };
  /** Evaluate the same list again. */
  "POST /v1/lists/{listId}/rerun": {
    input: { params: { listId: string } };
    answer: Answer & { list: List };
  };
  /** Compare a list with the one it was made from again. */
  "GET /v1/lists/{listId}/changes": {
    input: {
      params: { listId: string };
      query?: { limit?: number | string; offset?: number | string };
    };
    answer: Answer & {
      changes: readonly ({
        /** The address with its checksum, or the name. */
        address: string;
        /** Null: it was not in the earlier list. */
        before: "pass" | "fail" | "indeterminate" | null;
        /** Null: it is not in this list. */
        after: "pass" | "fail" | "indeterminate" | null;
        why: string;
      })[];
      pagination: Pagination;
    };
  };
  /** Share a list by a link. */
  "POST /v1/lists/{listId}/shares": {
    input: {
      params: { listId: string };
      body: {
        /** How long the link opens the list; absent: as long as the list is kept. */
        days?: number;
      };
    };
    answer: Answer & { url?: string; share: ListShare };
  };
  /** List the open links of a list. */
  "GET /v1/lists/{listId}/shares": {
    input: { params: { listId: string } };
    answer: Answer & { shares: readonly ListShare[] };
  };
  /** Revoke a link of a list. */
  "DELETE /v1/lists/{listId}/shares/{shareId}": {
    input: { params: { listId: string; shareId: string } };
    answer: Answer & { share: ListShare };
  };
  /** Build a Merkle tree over a list. */
  "POST /v1/lists/{listId}/trees": {
    input: {
      params: { listId: string };
      body: {
        /** `pass`: one leaf for each person who passes; `kept`: of these, one person of each cluster; `wallets`: one leaf for each wallet that passes. A list without a policy has everybody. */
        who: "pass" | "kept" | "wallets";
        /** Who gets what: `equal:1000000`, `total:1000000`, `sqrt:1000000` or `tier:{"gold":3,"silver":1}:1000000`, with the budget in tokens at the end. The sum is the budget to the last unit: what is left of whole units goes to the largest remainders, ties by address. Without a budget everybody gets as many tokens as their weight. Who would get nothing has no leaf. Absent: leaves are addresses alone. */
        amount?: string;
        /** The most that anybody gets, in tokens. */
        cap?: string | number;
        /** The least that anybody gets, in tokens. */
        floor?: string | number;
        /** Of the token; 0 if absent. Leaves have units. */
        decimals?: number;
      };
    };
    answer: Answer & { tree: ListTree };
  };
  /** List the trees of a list. */
  "GET /v1/lists/{listId}/trees": {
    input: {
      params: { listId: string };
      query?: { limit?: number | string; offset?: number | string };
    };
    answer: Answer & { trees: readonly ListTree[]; pagination: Pagination };
  };
  /** Get the progress and the root of a tree, or its file. */
  "GET /v1/lists/{listId}/trees/{treeId}": {
    input: {
      params: { listId: string; treeId: string };
      query?: { format?: "standard-v1" | "csv" | "safe-csv"; token?: string };
    };
    answer: Answer & { tree: ListTree };
  };
  /** Delete a tree with its proofs. */
  "DELETE /v1/lists/{listId}/trees/{treeId}": {
    input: { params: { listId: string; treeId: string } };
    answer: Answer & { tree: ListTree };
  };
  /** Prove that an address is in a tree. */
  "GET /v1/trees/{treeId}/proof/{address}": {
    input: { params: { treeId: string; address: string } };
    answer: Answer & {
      treeId: string;
      leafEncoding: readonly ("address" | "uint256")[];
      leaf: {
        /** An address with its EIP-55 checksum. */
        address: string;
        /** Units. */
        amount?: string;
        /** keccak256(keccak256(abi.encode(address[, uint256]))). */
        hash: string;
      };
      /** The siblings up to the root; pairs are hashed in ascending order. */
      proof: readonly string[];
      /** 32 bytes in lower-case hex. */
      root: string;
      signature: string;
      /** An address with its EIP-55 checksum. */
      signer: string;
      domain: { name: "Credence"; version: "1"; chainId: number; salt: string };
      /** The message of the signature. */
      signed: {
        /** 32 bytes in lower-case hex. */
        root: string;
        /** 32 bytes in lower-case hex. */
        policyId: string;
        day: number;
        /** 32 bytes in lower-case hex. */
        modelHash: string;
        issuedAt: number;
      };
    };
  };
  /** List the schemas of attestations. */
  "GET /v1/trust/schemas": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & { schemas: readonly AttestationSchema[]; pagination: Pagination };
  };
  /** Register a schema of attestations. */
  "POST /v1/trust/schemas": {
    input: {
      body: {
        /** As the service gives it out: what the fields must have. */
        uid?: string;
        name: string;
        /** Types and names of the fields, in EAS's format. */
        schema: string;
        /** Default: `true`. */
        revocable?: boolean;
      };
    };
    answer: Answer & { schema: AttestationSchema };
  };
  /** Get the typed data of an attestation to sign. */
  "POST /v1/trust/attestations/prepare": {
    input: {
      body: {
        /** The recipient: an address, or a name, which resolves to an address now. */
        subject: string;
        /** A schema's uid or name. */
        schema: string;
        /** An object with exactly the schema's fields, or their canonical ABI encoding as hex. At most 64 KiB, encoded and as JSON. */
        data: { [name: string]: unknown } | string;
        /** The signer: a wallet or a smart account. */
        issuer: string;
        /** The first configured chain with an EAS if absent. */
        chainId?: number;
        /** Unix seconds; 0: never. */
        expirationTime?: number | string;
        /** As the schema, if absent. */
        revocable?: boolean;
        /** The uid of an attestation that this one refers to. */
        refUID?: string;
      };
    };
    answer: Answer & {
      /** The typed data to sign (EIP-712). */
      typedData: {
        domain: {
          name: "EAS Attestation";
          version: string;
          chainId: number;
          /** An address with its EIP-55 checksum. */
          verifyingContract: string;
        };
        types: { Attest: readonly ({ name: string; type: string })[] };
        primaryType: "Attest";
        message: {
          version: 2;
          /** A transaction hash. */
          schema: string;
          /** An address with its EIP-55 checksum. */
          recipient: string;
          time: number;
          expirationTime: number;
          revocable: boolean;
          /** A transaction hash. */
          refUID: string;
          data: string;
          /** A transaction hash. */
          salt: string;
        };
      };
      /** The body to post, without the signature. */
      attestation: {
        /** An address with its EIP-55 checksum. */
        subject: string;
        /** A transaction hash. */
        schema: string;
        data: { [name: string]: unknown };
        /** An address with its EIP-55 checksum. */
        issuer: string;
        chainId: number;
        time: number;
        expirationTime: number;
        revocable: boolean;
        /** A transaction hash. */
        refUID: string;
        /** A transaction hash. */
        salt: string;
      };
    };
  };
  /** Store a signed attestation. */
  "POST /v1/trust/attestations": {
    input: {
      body: {
        /** The recipient: an address, or a name, which resolves to an address now. */
        subject: string;
        /** A schema's uid or name. */
        schema: string;
        /** An object with exactly the schema's fields, or their canonical ABI encoding as hex. At most 64 KiB, encoded and as JSON. */
        data: { [name: string]: unknown } | string;
        /** The signer: a wallet or a smart account. */
        issuer: string;
        /** A chain id. */
        chainId: number;
        /** Unix seconds. */
        time: number | string;
        /** Unix seconds. */
        expirationTime?: number | string;
        /** Default: `true`. */
        revocable?: boolean;
        refUID?: string;
        salt: string;
        signature: string;
      };
    };
    answer: Answer & {
      attestation: Attestation;
      /** The subject's new minus old total. */
      scoreImpact: number;
    };
  };
  /** List attestations. */
  "GET /v1/trust/attestations": {
    input: {
      query?: {
        subject?: string;
        issuer?: string;
        schema?: string;
        status?: "active" | "revoked" | "expired" | "all";
        chainId?: number | string;
        sort?: "createdAt" | "issuerScore";
        order?: "asc" | "desc";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & {
      attestations: readonly Attestation[];
      pagination: Pagination;
      /** Present if on-chain attestations that match subject, issuer, schema and chain are left out: of one schema about one subject, those by one sender through one issuer beyond the oldest 50 and the newest 50 active ones. At most 10000. */
      leftOut?: number;
    };
  };
  /** Get an attestation, its validity and EAS's share package. */
  "GET /v1/trust/attestations/{attestationId}": {
    input: { params: { attestationId: string } };
    answer: Answer & {
      attestation: Attestation;
      /** Present while an operator hides it from pages and lists. */
      hidden?: Hidden;
      validity: {
        /** Whether it is valid: a key's is verified for each response, a smart account's when the attestation was posted. */
        signature: boolean;
        revoked: boolean;
        expired: boolean;
        valid: boolean;
      };
      /** Null for smart accounts and on-chain attestations. */
      export: {
        sig: {
          version: 2;
          /** A transaction hash. */
          uid: string;
          domain: {
            name: "EAS Attestation";
            version: string;
            chainId: number;
            /** An address with its EIP-55 checksum. */
            verifyingContract: string;
          };
          types: { Attest: readonly ({ name: string; type: string })[] };
          primaryType: "Attest";
          message: {
            version: 2;
            /** A transaction hash. */
            schema: string;
            /** An address with its EIP-55 checksum. */
            recipient: string;
            time: number;
            expirationTime: number;
            revocable: boolean;
            /** A transaction hash. */
            refUID: string;
            data: string;
            /** A transaction hash. */
            salt: string;
          };
          signature: { v: number; r: string; s: string };
        };
        /** An address with its EIP-55 checksum. */
        signer: string;
      } | null;
    };
  };
  /** Revoke an attestation permanently. */
  "DELETE /v1/trust/attestations/{attestationId}": {
    input: {
      params: { attestationId: string };
      body: {
        reason: "relationship_ended" | "skill_outdated" | "achievement_invalid" | "reputation_changed" | "identity_verification_failed" | "other";
        details?: string;
        /** The issuer's signature of RevokeAttestation (see Signing), in the domain of the attestation's chain. */
        signature: string;
        /** Default: `true`. */
        notifySubject?: boolean;
        publicReason?: string;
      };
    };
    answer: Answer & {
      message: string;
      attestationId: string;
      attestation: Attestation;
      impact: {
        subjectNotified: boolean;
        /** The subject's new minus old total. */
        trustScoreImpact: number;
        /** Active attestations whose refUID is this uid. */
        relatedAttestations: number;
        /** Whether a publicReason was given. */
        publicVisibility: boolean;
      };
    };
  };
  /** Follow the revocations of attestations. */
  "GET /v1/trust/revocations": {
    input: { query?: { after?: string; limit?: number | string } };
    answer: Answer & {
      revocations: readonly ({
        attestationId: string;
        /** A transaction hash. */
        uid: string;
        /** An address with its EIP-55 checksum. */
        subject: string;
        /** An address with its EIP-55 checksum. */
        issuer: string;
        /** A transaction hash. */
        schema: string;
        chainId: number;
        /** ISO 8601, UTC. */
        revokedAt: string;
        /** Null if revoked on chain. */
        reason: "relationship_ended" | "skill_outdated" | "achievement_invalid" | "reputation_changed" | "identity_verification_failed" | "other" | null;
        publicReason: string | null;
      })[];
      next: string;
    };
  };
  /** List the notifications of the signed-in wallet. */
  "GET /v1/notifications": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & {
      notifications: readonly ({
        id: string;
        /** attestation.created or attestation.revoked, with the data of that event; or identity.removed, with the data of identity.created, if a reorg or an earlier mint on another chain removed the mint; identity.blocked, with svcId and address, for an owned token whose name is blocked; appeal.decided; webhook.refused, if the service's settings no longer allow the URL of your webhook; or score.updated, with the data of that event, for a fall by ten points or more, or to a lower tier. */
        kind: string;
        /** svcId, attestationId and others, depending on the kind. */
        data: { [name: string]: unknown };
        /** ISO 8601, UTC. */
        at: string;
        /** When it was marked as read; null: unread. */
        readAt: string | null;
      })[];
      pagination: Pagination;
    };
  };
  /** Mark notifications as read. */
  "POST /v1/notifications/read": {
    input: {
      body: {
        /** 1 to 100 ids. */
        ids: readonly string[];
      };
    };
    answer: Answer & {
      /** Number of unread notifications afterwards; 100 means 100 or more. */
      unread: number;
    };
  };
  /** Contest a risk flag of a wallet. */
  "POST /v1/appeals": {
    input: {
      body: {
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        wallet: string;
        /** A risk flag's code, or `listed_contact:` and the address of one listed contact. */
        flag: string;
        /** Public. */
        reason: string;
        /** URLs and transaction hashes. Public. Default: `[]`. */
        evidence?: readonly string[];
        /** Unix seconds, at most an hour ahead. */
        deadline?: number;
        signature?: string;
      };
    };
    answer: Answer & { appeal: Appeal };
  };
  /** List the public log of appeals. */
  "GET /v1/appeals": {
    input: {
      query?: {
        wallet?: string;
        status?: "open" | "upheld" | "rejected" | "withdrawn" | "all";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & { appeals: readonly Appeal[]; pagination: Pagination };
  };
  /** Get an appeal. */
  "GET /v1/appeals/{id}": {
    input: { params: { id: string } };
    answer: Answer & { appeal: Appeal };
  };
  /** Withdraw an open appeal. */
  "DELETE /v1/appeals/{id}": {
    input: {
      params: { id: string };
      body: {
        /** Unix seconds, at most an hour ahead. */
        deadline?: number;
        signature?: string;
      };
    };
    answer: Answer & { appeal: Appeal };
  };
  /** Register a webhook. */
  "POST /v1/webhooks": {
    input: {
      body: {
        /** URL that receives events: https or http, with a public address. */
        url: string;
        /** Event types. */
        events: readonly ("identity.created" | "identity.activated" | "score.updated" | "achievement.earned" | "achievement.claimed" | "attestation.created" | "attestation.revoked" | "lists.completed" | "policy.outcome_changed" | "model.scheduled" | "model.cancelled" | "model.activated")[];
        /** Only events about these identities: names or wallets, each with all wallets and names of its identity. Empty or absent: events about everybody. */
        subjects?: readonly string[];
        /** Signs every delivery. Generated if absent. Your own: base64 with padding, of at least 24 random bytes, after `whsec_` or bare (24 to 64 bytes), or any other text. One that looks like such a secret and is not exact is refused. */
        secret?: string;
      };
    };
    answer: Answer & {
      webhook: Webhook;
      /** Shown only once. */
      secret?: string;
      /** What keys `webhook-signature`: the bytes that the secret's base64 stands for, as libraries of Standard Webhooks read it (`base64`), or those of its text (`utf8`), which no library reads from the text. */
      webhookSignatureKey: "base64" | "utf8";
    };
  };
  /** List the caller's webhooks. */
  "GET /v1/webhooks": {
    input: { query?: { limit?: number | string; offset?: number | string } };
    answer: Answer & { webhooks: readonly Webhook[]; pagination: Pagination };
  };
  /** Get a webhook. */
  "GET /v1/webhooks/{id}": {
    input: { params: { id: string } };
    answer: Answer & { webhook: Webhook };
  };
  /** Change, enable or disable a webhook. */
  "PATCH /v1/webhooks/{id}": {
    input: {
      params: { id: string };
      body: {
        /** URL that receives events: https or http, with a public address. */
        url?: string;
        /** Event types. */
        events?: readonly ("identity.created" | "identity.activated" | "score.updated" | "achievement.earned" | "achievement.claimed" | "attestation.created" | "attestation.revoked" | "lists.completed" | "policy.outcome_changed" | "model.scheduled" | "model.cancelled" | "model.activated")[];
        /** Only events about these identities: names or wallets, each with all wallets and names of its identity. Empty or absent: events about everybody. */
        subjects?: readonly string[];
        active?: boolean;
      };
    };
    answer: Answer & { webhook: Webhook };
  };
  /** Delete a webhook with its deliveries. */
  "DELETE /v1/webhooks/{id}": {
    input: { params: { id: string } };
    answer: Answer & { webhook: Webhook };
  };
  /** Send a test event to a webhook. */
  "POST /v1/webhooks/{id}/test": {
    input: {
      params: { id: string };
      body: {
        event?: "identity.created" | "identity.activated" | "score.updated" | "achievement.earned" | "achievement.claimed" | "attestation.created" | "attestation.revoked" | "lists.completed" | "policy.outcome_changed" | "model.scheduled" | "model.cancelled" | "model.activated";
      };
    };
    answer: Answer & { delivery: Delivery };
  };
  /** Rotate a webhook's secret. */
  "POST /v1/webhooks/{id}/rotate-secret": {
    input: { params: { id: string }; body: Record<never, never> };
    answer: Answer & {
      webhook: Webhook;
      /** Shown only once. */
      secret?: string;
      /** What keys `webhook-signature`: the bytes that the secret's base64 stands for, as libraries of Standard Webhooks read it (`base64`), or those of its text (`utf8`), which no library reads from the text. */
      webhookSignatureKey: "base64" | "utf8";
    };
  };
  /** Get a delivery with its requests and responses. */
  "GET /v1/webhooks/{id}/deliveries/{deliveryId}": {
    input: { params: { id: string; deliveryId: string } };
    answer: Answer & { delivery: DeliveryDetail };
  };
  /** List the deliveries of a webhook. */
  "GET /v1/webhooks/{id}/deliveries": {
    input: {
      params: { id: string };
      query?: {
        status?: "pending" | "delivered" | "failed";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & { deliveries: readonly Delivery[]; pagination: Pagination };
  };
  /** Send an event again. */
  "POST /v1/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
    input: { params: { id: string; deliveryId: string }; body: Record<never, never> };
    answer: Answer & { delivery: Delivery };
  };
  /** Send again everything that failed since a time. */
  "POST /v1/webhooks/{id}/redeliver-failed": {
    input: { params: { id: string }; body: { since: string } };
    answer: Answer & {
      /** How many are sent again. */
      deliveries: number;
    };
  };
  /** List the wallet's channels for notices. */
  "GET /v1/notices/channels": {
    input: Record<never, never>;
    answer: Answer & { channels: readonly NoticeChannel[] };
  };
  /** Add a channel for notices. */
  "POST /v1/notices/channels": {
    input: {
      body: {
        medium: "email" | "slack" | "discord";
        /** An e-mail address, or the URL of an incoming webhook. */
        target: string;
        /** docs/notices.md says when each is sent. */
        kinds: readonly ("chain" | "explorer" | "backups" | "disk" | "appeals" | "screening" | "quota" | "webhook" | "key" | "model" | "list" | "score" | "decision" | "reservation" | "achievement")[];
      };
    };
    answer: Answer & { channel: NoticeChannel };
  };
  /** Change the kinds of a channel, or switch it on. */
  "PATCH /v1/notices/channels/{id}": {
    input: {
      params: { id: string };
      body: {
        /** docs/notices.md says when each is sent. */
        kinds?: readonly ("chain" | "explorer" | "backups" | "disk" | "appeals" | "screening" | "quota" | "webhook" | "key" | "model" | "list" | "score" | "decision" | "reservation" | "achievement")[];
        /** Switches one on that was paused. */
        active?: true;
      };
    };
    answer: Answer & { channel: NoticeChannel };
  };
  /** Ask a channel's address to confirm once more. */
  "POST /v1/notices/channels/{id}/confirmation": {
    input: { params: { id: string }; body: Record<never, never> };
    answer: Answer & { channel: NoticeChannel };
  };
  /** Delete a channel with all that waits for it. */
  "DELETE /v1/notices/channels/{id}": {
    input: { params: { id: string } };
    answer: Answer & { channel: NoticeChannel };
  };
  /** List the routes of the name reservation service. */
  "GET /": {
    input: Record<never, never>;
    answer: Answer & {
      service: string;
      /** `METHOD path`, braces around parameters. */
      routes: readonly string[];
    };
  };
  /** Get the state of a name: available, reserved, minted, blocked or invalid. */
  "GET /name/{name}": {
    input: { params: { name: string } };
    answer: Answer & {
      /** Without suffix, otherwise as sent. */
      name: string;
      /** Whether it satisfies the format rules. */
      valid: boolean;
      /** Whether it can be minted. */
      available: boolean;
      status: "available" | "reserved" | "minted" | "blocked" | "invalid";
      /** The reservation that holds a reserved name. */
      reservation?: {
        status: "active" | "refundable" | "expired" | "refunded" | "settled";
        /** A chain id. */
        chainId: number;
        /** A transaction hash. */
        txHash: string;
        /** ISO 8601, UTC. */
        reservedAt: string;
        /** ISO 8601, UTC. */
        expiresAt: string;
        /** An address with its EIP-55 checksum. */
        address: string;
      };
      /** Of a minted name. */
      owner?: string;
      /** The chain of a minted or reserved name. */
      chainId?: number;
      /** Of a minted name. */
      tokenId?: string;
      /** Why it is not available. */
      reason?: string;
      /** Available names. */
      suggestions?: readonly string[];
    };
  };
  /** Get the state of up to 100 names. */
  "POST /name/batch": {
    input: {
      body: {
        /** 1 to 100 names, with or without suffix. */
        names: readonly string[];
      };
    };
    answer: Answer & { results: readonly NameLookup[] };
  };
  /** List the reservations of an address. */
  "GET /reservations/{address}": {
    input: {
      params: { address: string };
      query?: { limit?: number | string; offset?: number | string };
    };
    answer: Answer & {
      /** An address with its EIP-55 checksum. */
      address: string;
      reservations: readonly Reservation[];
      pagination: Pagination;
    };
  };
  /** Read reservations from the chain now. */
  "POST /reservations/{address}/sync-from-chain": {
    input: {
      params: { address: string };
      body: {
        /** A chain id. */
        chainId?: number;
      };
    };
    answer: Answer & {
      /** An address with its EIP-55 checksum. */
      address: string;
      /** Known reservations of the address. */
      synced: number;
      /** The newest 100. */
      reservations: readonly Reservation[];
      /** The blocks read; toBlock is below fromBlock if there were none. */
      chains: readonly ({
        /** A chain id. */
        chainId: number;
        fromBlock: number;
        toBlock: number;
      })[];
    };
  };
  /** Record who referred a wallet. */
  "POST /referrals/track": {
    input: {
      body: {
        /** A referral code, in any letter case. */
        code: string;
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        referee: string;
        /** As signed, unix seconds. */
        deadline?: number;
        /** Hex. */
        signature?: string;
      };
    };
    answer: Answer & { referral: Referral };
  };
  /** Get whether a wallet may mint a name, with reasons and price. */
  "GET /reserve/{name}/mint-eligibility": {
    input: {
      params: { name: string };
      query?: { address?: string; chainId?: number | string };
    };
    answer: Answer & {
      name: string;
      /** An address with its EIP-55 checksum. */
      address: string;
      /** A chain id. */
      chainId: number;
      eligible: boolean;
      /** Every condition, always in this order. */
      reasons: readonly MintReason[];
      price: {
        /** The transaction's value in wei, after the discount. */
        amount: string;
        currency: string;
        discountPercent: number;
      };
    };
  };
  /** Get a voucher to mint a name, and the transaction to send. */
  "POST /reserve/{name}/claim-mint": {
    input: {
      params: { name: string };
      body: {
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        address: string;
        /** A chain id. */
        chainId: number;
        /** A referral code, in any letter case. */
        referralCode?: string;
        /** As signed, unix seconds. */
        deadline?: number;
        /** Hex. */
        signature?: string;
      };
    };
    answer: Answer & {
      voucher: {
        name: string;
        /** An address with its EIP-55 checksum. */
        claimer: string;
        /** A chain id. */
        chainId: number;
        /** A whole number as a decimal string. */
        price: string;
        /** A whole number as a decimal string. */
        nonce: string;
        /** The last valid second, unix time. */
        expiresAt: number;
      };
      signature: string;
      /** IdentityNames of the chain. */
      contract: string;
      /** ISO 8601, UTC. */
      expiresAt: string;
      /** The claimer's transaction that mints the name. */
      transaction: {
        /** An address with its EIP-55 checksum. */
        to: string;
        data: string;
        /** A whole number as a decimal string. */
        value: string;
      };
    };
  };
  /** Get a wallet's CANY balance. */
  "GET /cany/balance/{address}": {
    input: { params: { address: string } };
    answer: Answer & {
      /** An address with its EIP-55 checksum. */
      address: string;
      balances: readonly ({
        /** A chain id. */
        chainId: number;
        /** An address with its EIP-55 checksum. */
        token: string;
        symbol: string;
        decimals: number;
        /** A whole number as a decimal string. */
        balance: string;
        /** In whole tokens. */
        formatted: string;
      })[];
      /** Sum of the balances. */
      total: string;
    };
  };
  /** List the referrals of an address. */
  "GET /referrals/{address}": {
    input: {
      params: { address: string };
      query?: { limit?: number | string; offset?: number | string };
    };
    answer: Answer & {
      /** An address with its EIP-55 checksum. */
      address: string;
      /** The address's own code. */
      code: string;
      /** The address's referrals, newest first. */
      referrals: readonly Referral[];
      totals: { tracked: number; confirmed: number };
      pagination: Pagination;
    };
  };
  /** Get the owner of a referral code. */
  "GET /referrer/{code}": {
    input: { params: { code: string } };
    answer: Answer & {
      code: string;
      /** An address with its EIP-55 checksum. */
      address: string;
      svcId: string | null;
    };
  };
  /** Get the referral code of an address. */
  "GET /referral-code/{address}": {
    input: { params: { address: string } };
    answer: Answer & {
      /** An address with its EIP-55 checksum. */
      address: string;
      code: string;
    };
  };
  /** List the chains on which names are minted. */
  "GET /mint/chains": {
    input: Record<never, never>;
    answer: Answer & {
      chains: readonly ({
        /** A chain id. */
        chainId: number;
        name: string;
        /** IdentityNames. */
        contract: string;
        /** NameReservations. */
        reservations: string | null;
        /** CANY. */
        token: string | null;
        /** Without discount, wei. */
        price: string;
        currency: string;
        explorer?: string;
      })[];
    };
  };
  /** Confirm the mint of a name by its transaction. */
  "POST /mint/confirm": {
    input: {
      body: {
        txHash: string;
        /** A chain id. */
        chainId: number;
      };
    };
    answer: Answer & {
      identity: Identity;
      /** Blocks from the mint's to the newest, inclusive. */
      confirmations: number;
      final: boolean;
    };
  };
  /** Confirm the mint of a subname by its transaction. */
  "POST /mint/subname/confirm": {
    input: {
      body: {
        txHash: string;
        /** A chain id. */
        chainId: number;
      };
    };
    answer: Answer & {
      identity: Identity;
      parent: Identity;
      /** Blocks from the mint's to the newest, inclusive. */
      confirmations: number;
      final: boolean;
    };
  };
  /** List what needs attention. */
  "GET /v1/admin/overview": {
    input: Record<never, never>;
    answer: Answer & { attention: readonly Attention[] };
  };
  /** List the audit log. */
  "GET /v1/admin/audit": {
    input: {
      query?: {
        actor?: string;
        act?: string;
        target?: string;
        from?: string;
        to?: string;
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & { entries: readonly AuditEntry[]; pagination: Pagination };
  };
  /** Decide an appeal. */
  "POST /v1/admin/appeals/{id}/decision": {
    input: {
      params: { id: string };
      body: {
        outcome: "upheld" | "rejected";
        /** The reason, in the public log. */
        decision: string;
      };
    };
    answer: Answer & { appeal: Appeal };
  };
  /** List the chains. */
  "GET /v1/admin/chains": {
    input: Record<never, never>;
    answer: Answer & { chains: readonly ControlledChain[] };
  };
  /** Pause a chain. */
  "POST /v1/admin/chains/{chainId}/pause": {
    input: {
      params: { chainId: number | string };
      body: {
        /** Why, in a sentence. */
        reason: string;
      };
    };
    answer: Answer & { chain: ControlledChain };
  };
  /** Resume a chain. */
  "POST /v1/admin/chains/{chainId}/resume": {
    input: { params: { chainId: number | string } };
    answer: Answer & { chain: ControlledChain };
  };
  /** Index a chain again from a block. */
  "POST /v1/admin/chains/{chainId}/reindex": {
    input: {
      params: { chainId: number | string };
      body: {
        /** The first block that is read again. */
        fromBlock: number;
        /** Why, in a sentence. */
        reason: string;
      };
    };
    answer: Answer & { chain: ControlledChain };
  };
  /** Set a missing block aside. */
  "POST /v1/admin/chains/{chainId}/set-aside": {
    input: {
      params: { chainId: number | string };
      body: {
        /** The missing block. */
        block: number;
        /** Why, in a sentence. */
        reason: string;
      };
    };
    answer: Answer & { chain: ControlledChain };
  };
  /** List quarantined transactions. */
  "GET /v1/admin/quarantine": {
    input: {
      query?: { chainId?: number | string; limit?: number | string; offset?: number | string };
    };
    answer: Answer & { transactions: readonly QuarantinedTransaction[]; pagination: Pagination };
  };
  /** Read quarantined transactions again. */
  "POST /v1/admin/quarantine/retry": {
    input: {
      body: {
        /** Only those of this chain. */
        chainId?: number;
        /** Only those of this block; needs `chainId`. */
        block?: number;
      };
    };
    answer: Answer & {
      /** Transactions and blocks that will be read again. */
      count: number;
    };
  };
  /** List and search developers. */
  "GET /v1/admin/developers": {
    input: {
      query?: {
        q?: string;
        suspended?: "true" | "false";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & { developers: readonly Developer[]; pagination: Pagination };
  };
  /** Get a developer and its keys. */
  "GET /v1/admin/developers/{developer}": {
    input: {
      params: { developer: string };
      query?: { limit?: number | string; offset?: number | string };
    };
    answer: Answer & { developer: Developer; keys: readonly ApiKey[]; pagination: Pagination };
  };
  /** Set a developer's plan tier. */
  "PATCH /v1/admin/developers/{developer}": {
    input: {
      params: { developer: string };
      body: { tier: "free" | "starter" | "professional" | "enterprise" };
    };
    answer: Answer & { developer: Developer };
  };
  /** Suspend a developer. */
  "POST /v1/admin/developers/{developer}/suspension": {
    input: {
      params: { developer: string };
      body: {
        /** Why, in a sentence that the developer reads. */
        reason: string;
      };
    };
    answer: Answer & { developer: Developer };
  };
  /** Lift the suspension of a developer. */
  "DELETE /v1/admin/developers/{developer}/suspension": {
    input: { params: { developer: string } };
    answer: Answer & { developer: Developer };
  };
  /** Erase the data of a developer. */
  "POST /v1/admin/developers/{developer}/erasure": {
    input: {
      params: { developer: string };
      body: {
        /** For the audit log, which keeps it. Name nobody. */
        reason: string;
      };
    };
    answer: Answer & {
      /** From then on, sessions and keys are refused. A worker erases the rest within minutes; until then nobody signs in. */
      erasingAt: string;
    };
  };
  /** Suspend an API key. */
  "POST /v1/admin/keys/{keyId}/suspension": {
    input: {
      params: { keyId: string };
      body: {
        /** Why, in a sentence that the developer reads. */
        reason: string;
      };
    };
    answer: Answer & { key: ApiKey };
  };
  /** Lift the suspension of an API key. */
  "DELETE /v1/admin/keys/{keyId}/suspension": {
    input: { params: { keyId: string } };
    answer: Answer & { key: ApiKey };
  };
  /** List the webhooks of all developers. */
  "GET /v1/admin/webhooks": {
    input: {
      query?: {
        status?: "on" | "off" | "all";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & { webhooks: readonly OperatedWebhook[]; pagination: Pagination };
  };
  /** Switch a webhook off. */
  "POST /v1/admin/webhooks/{id}/off": {
    input: {
      params: { id: string };
      body: {
        /** Why, in a sentence that the owner reads. */
        reason: string;
      };
    };
    answer: Answer & { webhook: OperatedWebhook };
  };
  /** Switch a webhook on. */
  "POST /v1/admin/webhooks/{id}/on": {
    input: { params: { id: string } };
    answer: Answer & { webhook: OperatedWebhook };
  };
  /** List jobs and backfills. */
  "GET /v1/admin/jobs": {
    input: Record<never, never>;
    answer: Answer & { jobs: readonly Job[]; backfills: readonly Backfill[]; readOnce: ReadOnce };
  };
  /** Have a worker do a task now. */
  "POST /v1/admin/jobs": {
    input: {
      body: { task: "clusters.search" | "trust.compute" | "epoch.create" | "epoch.publish" };
    };
    answer: Answer;
  };
  /** Run a failed or waiting job again. */
  "POST /v1/admin/jobs/{id}/retry": {
    input: { params: { id: string } };
    answer: Answer;
  };
  /** Read a wallet's history on a chain again now. */
  "POST /v1/admin/backfills/retry": {
    input: {
      body: {
        /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
        wallet: string;
        /** A chain id. */
        chainId: number;
      };
    };
    answer: Answer;
  };
  /** List the models, their comparisons and switches. */
  "GET /v1/admin/models": {
    input: Record<never, never>;
    answer: Answer & {
      /** What scores are computed with. */
      active: {
        /** Version of the model. */
        version: string;
        /** keccak256 of the model's specification as RFC 8785 JSON; receipts name it. */
        hash: string;
        /** Since when; null before the first worker recorded it. */
        from: string | null;
      };
      /** The model that will replace it; null if none is announced. */
      scheduled: ScheduledModel | null;
      /** Least days between the announcement of a model and the switch. */
      noticeDays: number;
      /** Every model of this program. */
      versions: readonly string[];
      /** The earliest time of a switch announced now that gives the notice. */
      earliestSwitch: string;
      comparisons: readonly StoredModelComparison[];
      switches: readonly ({
        /** Version of the model. */
        version: string;
        /** ISO 8601, UTC. */
        announcedAt: string;
        /** The earliest time of the switch. */
        activeFrom: string;
        /** Null while it is scheduled. */
        activatedAt: string | null;
        /** When every score was of the model. */
        rescoredAt: string | null;
      })[];
    };
  };
  /** Compare a model with the active one. */
  "POST /v1/admin/models/comparisons": {
    input: {
      body: {
        /** Version of the model. */
        version: string;
      };
    };
    answer: Answer & { comparison: StoredModelComparison };
  };
  /** Schedule the switch to another model. */
  "POST /v1/admin/models/switch": {
    input: {
      body: {
        /** Version of the model. */
        version: string;
        /** The time of the switch; if absent, the earliest that gives the notice. */
        at?: string;
        /** Allow a time sooner than the notice although subjects have scores. */
        withoutNotice?: boolean;
      };
    };
    answer: Answer & { scheduled: ScheduledModel };
  };
  /** Cancel the scheduled switch. */
  "DELETE /v1/admin/models/switch": {
    input: Record<never, never>;
    answer: Answer & { scheduled: ScheduledModel };
  };
  /** List the screening lists. */
  "GET /v1/admin/screening": {
    input: Record<never, never>;
    answer: Answer & { lists: readonly ScreeningList[] };
  };
  /** Refresh a screening list now. */
  "POST /v1/admin/screening/{name}/refresh": {
    input: { params: { name: string } };
    answer: Answer & { list: ScreeningList };
  };
  /** Accept a shorter screening list. */
  "POST /v1/admin/screening/{name}/accept": {
    input: { params: { name: string } };
    answer: Answer & { list: ScreeningList };
  };
  /** List takedowns. */
  "GET /v1/takedowns": {
    input: {
      query?: {
        kind?: "attestation" | "name" | "avatar" | "appeal";
        status?: "hidden" | "lifted" | "all";
        limit?: number | string;
        offset?: number | string;
      };
    };
    answer: Answer & { takedowns: readonly TakedownEntry[]; pagination: Pagination };
  };
  /** Hide an attestation, a name, an avatar or the text of an appeal. */
  "POST /v1/admin/takedowns": {
    input: {
      body: {
        /** What is hidden; an avatar is a name's picture in wallets, and of an appeal its reason and evidence. */
        kind: "attestation" | "name" | "avatar" | "appeal";
        /** An attestation's id or uid, or an appeal's id; for a name or its avatar, the name. */
        target: string;
        /** Why, in a sentence; public. */
        reason: string;
      };
    };
    answer: Answer & { takedown: TakedownEntry };
  };
  /** Lift a takedown. */
  "DELETE /v1/admin/takedowns/{id}": {
    input: { params: { id: string } };
    answer: Answer & { takedown: TakedownEntry };
  };
}

/** What every response has. */
export interface Answer {
  success: true;
  /** ISO 8601, UTC. */
  timestamp: string;
}

/** A tree of conditions with at most 50 rules and five levels. */
export type Policy = {
  op: "all" | "any" | "atLeast";
  /** For `atLeast`. */
  n?: number;
  rules: readonly (PolicyGroup | PolicyRule)[];
  /** Default: `deny`. */
  onIndeterminate?: "deny" | "allow";
};

/** Conditions combined; at most five levels deep. */
export type PolicyGroup = {
  op: "all" | "any" | "atLeast";
  /** For `atLeast`. */
  n?: number;
  rules: readonly (PolicyGroup | PolicyRule)[];
};

/** A condition on one measure. */
export type PolicyRule = {
  module: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty" | "percentile" | "tier" | "identity" | "attestation" | "token" | "contract" | "held" | "walletAgeDays" | "flag" | "underReview" | "listed";
  params?: {
    /** `flag`: the risk signal. */
    code?: "same_funder" | "star_funding" | "chain_funding" | "fan_in" | "pass_through" | "round_trips" | "single_partner" | "burst_then_silence" | "failed_transactions" | "listed_contact" | "listed_self" | "alike";
    /** `flag`: only a signal of at least this severity, as breakdowns state it; any if absent. */
    minPermille?: number;
    /** `underReview`: only appeals about this flag; about any if absent. */
    flag?: string;
    /** `attestation`: uid or name of the schema. */
    schema?: string;
    /** `attestation`: only those of this issuer. */
    issuer?: string;
    /** `attestation`: only those of issuers with at least this total. */
    minIssuerScore?: number;
    /** `token`, `contract`, `held`: the chain of the contract. */
    chainId?: number;
    /** `token`, `contract`: the contract. */
    address?: string;
    /** `contract`: a view function, such as `isVerified(address) view returns (bool)`; static results only. */
    function?: string;
    /** `contract`: its arguments, `{wallet}`, `{name}` or constants; with a preset those that it leaves open. */
    args?: readonly (string | number | boolean)[];
    /** `contract`: which of several results is compared, from 0; structs and arrays are counted by their parts. */
    result?: number;
    /** `contract`: of how many wallets it must hold. Absent: of any; of all with lt, lte, ne, eq or in of false or 0, and with negate. `sum`: of a uint, over all. */
    over?: "any" | "all" | "sum";
    /** `contract`: the outcome, after negate, where the contract reverts; a list: errors that mean no, such as `NotFound()`. Absent: indeterminate. */
    onRevert?: "indeterminate" | "fail" | readonly string[];
    /** `held`: the token's contract. */
    token?: string;
    /** `held`: one token of ERC-1155 or ERC-721; any if absent. */
    tokenId?: string;
    /** `held`: of the smallest unit, over the identity's wallets together. */
    minimum?: string;
    /** `listed`: the name of a screening list of this service; `GET /v1/trust/modules` names them. */
    list?: string;
    /** `contract`: a known registry, in place of address and function. */
    preset?: "passport-score" | "passport-human" | "coinbase-account" | "coinbase-one" | "hats-wearer" | "world-id" | "chainalysis-sanctions" | "unlock-key";
  };
  cmp: "gte" | "gt" | "lte" | "lt" | "eq" | "ne" | "in";
  value: number | string | boolean | readonly (number | string | boolean)[];
  /** Measure over these chains only, their facts merged and scored as one; all chains if absent. */
  chainIds?: readonly number[];
  /** Older data is indeterminate. Data of a source that does not respond is used only within this age. */
  maxAgeSeconds?: number;
  negate?: boolean;
};

export type ListSource = {
  kind: "holders";
  /** A chain id. */
  chainId: number;
  /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
  token: string;
  /** One token of ERC-721 or ERC-1155; absent: any. */
  tokenId?: string;
  /** Absent: the final block. */
  block?: number;
  /** Of the smallest unit; absent: 1. */
  minimum?: string;
} | {
  kind: "voters";
  /** A chain id. */
  chainId: number;
  /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
  governor: string;
  proposalId: string;
} | {
  kind: "safe";
  /** A chain id. */
  chainId: number;
  /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
  address: string;
} | {
  kind: "attested";
  /** A chain id. */
  chainId: number;
  /** Its uid or name. */
  schema: string;
  /** An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing. */
  issuer?: string;
} | {
  kind: "board";
  /** What the board ranks by: the total, or one category. */
  category?: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty";
  limit: number;
};

/** Every error has this body. */
export type Error = {
  success: false;
  error: "UNAUTHORIZED" | "FORBIDDEN" | "RATE_LIMIT_EXCEEDED" | "INVALID_REQUEST" | "INVALID_NAME_FORMAT" | "INVALID_CATEGORY" | "INVALID_STATUS" | "LIMIT_EXCEEDS_MAXIMUM" | "INVALID_SIGNATURE" | "UNSUPPORTED_CHAIN" | "NAME_UNAVAILABLE" | "NOT_ELIGIBLE" | "INDETERMINATE" | "USER_NOT_FOUND" | "WALLET_ALREADY_LINKED" | "ATTESTATION_NOT_FOUND" | "NOT_ATTESTATION_ISSUER" | "ATTESTATION_ALREADY_REVOKED" | "ATTESTATION_NOT_REVOCABLE" | "ACHIEVEMENT_NOT_FOUND" | "ACHIEVEMENT_NOT_EARNED" | "NOT_FOUND" | "TRANSACTION_NOT_CONFIRMED" | "LEADERBOARD_UNAVAILABLE" | "CHAIN_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "INTERNAL_ERROR";
  message: string;
  /** Each problem of the request: its path and a message. */
  details?: readonly ({ path: string; message: string })[];
  timestamp: AnsweredAt;
};

/** When the service answered: ISO 8601, UTC. */
export type AnsweredAt = string;

/** A trust score. */
export type Score = {
  total: number;
  /** Competition rank (1224); ranked + 1 for a subject not ranked. */
  rank: number;
  /** The tier of the total. */
  tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
  /** Two decimals; 100 for a sole subject. */
  percentile: number;
  breakdown: PointsByCategory;
  /** How much was seen of the subject, whatever it shows. */
  confidence: "low" | "medium" | "high";
  /** ISO 8601, UTC. */
  lastUpdated: string;
  /** provisional: a contributing block is not final yet; partial: a category was never read. */
  status: "final" | "provisional" | "partial";
  /** Categories whose source was never read. */
  unavailable: readonly ("activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty")[];
};

/** Points of each category; they add up to the total. */
export type PointsByCategory = {
  activity: number;
  volume: number;
  age: number;
  diversity: number;
  governance: number;
  social: number;
  risk: number;
  loyalty: number;
};

/** The blocks of a chain behind a score. */
export type Coverage = {
  chainId: number;
  /** `rpc`, or the host name of the explorer. */
  source: string;
  fromBlock: number | null;
  toBlock: number | null;
  /** Hash of toBlock; null if the source returns none. */
  blockHash: string | null;
  finalizedBlock: number | null;
  state: "ok" | "syncing" | "truncated" | "failed";
  /** Present for a smart account whose acts are known in part: an explorer gives no more, or the call data of an operation was not found. */
  smartAccount?: true;
  /** Rows of the explorer that could not be read and do not count. Absent without any. */
  unreadRows?: number;
  /** What the explorer lacks: a list of ERC-1155 transfers; blocks not processed yet; transactions that the nonce shows (`contradiction`); new blocks. Absent if nothing is lacking. */
  gaps?: readonly ("erc1155" | "pending" | "contradiction" | "behind")[];
  /** Ranges of blocks that no node gave, the newest first, at most 16. Absent if there are none. */
  missingBlocks?: readonly ({ from: number; to: number })[];
  /** Present while not all attestations are known: the first block from which they are; null: none are. */
  attestationsFrom?: number | null;
  /** Present while attestations are read less far than the history: the last block up to which they are known. */
  attestationsTo?: number;
};

/** A wallet of an identity, scored on its own. */
export type LinkedWallet = {
  /** An address with its EIP-55 checksum. */
  address: string;
  /** ISO 8601, UTC. */
  linkedAt: string;
  /** Present while the wallet waits: from when it counts for the identity. */
  countsFrom?: string;
  /** The points of this wallet alone. */
  total: number;
  /** The tier of the total. */
  tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
  /** The risk signals of this wallet alone. */
  signals: readonly ({
    code: string;
    /** Severity, 1 to 1000. */
    permille: number;
    /** What was seen, in words. */
    note: string;
  })[];
};

/** The position of a page in the list. */
export type Pagination = { total: number; limit: number; offset: number; hasMore: boolean };

/** The facts of one wallet of an identity. */
export type WalletFacts = {
  version: 1 | 2 | 3;
  sketched?: readonly string[];
  subject: string;
  wallets: readonly string[];
  links?: readonly ({ wallet: string; linkedAt: number | null; movedAt?: number })[];
  asOf: { [name: string]: number };
  states: {
    activity: "ok" | "stale" | "unavailable";
    volume: "ok" | "stale" | "unavailable";
    age: "ok" | "stale" | "unavailable";
    diversity: "ok" | "stale" | "unavailable";
    governance: "ok" | "stale" | "unavailable";
    social: "ok" | "stale" | "unavailable";
    risk: "ok" | "stale" | "unavailable";
    loyalty: "ok" | "stale" | "unavailable";
  };
  sent: number;
  sentToOwn: number;
  failed: number;
  contractsCreated: number;
  firstSentAt: number | null;
  lastSentAt: number | null;
  gasPaid?: string;
  gasUnknown?: number;
  balanceTime?: string;
  balance?: string;
  heldUntil?: number | null;
  usedDays?: number;
  activeDays: number;
  activeWeeks?: number;
  activeMonths: number;
  activeChains: number;
  waitedDays?: number;
  counterparties: number;
  contracts: number;
  returned: number;
  trustedCounterparties?: number;
  trustedVolume?: string;
  tokensMoved: number;
  collections: number;
  nfts?: number;
  swaps: number;
  pools: number;
  votes: number;
  delegations: number;
  governors: number;
  volume: string;
  grossVolume: string;
  valueIn: string;
  valueOut: string;
  received: number;
  senders: number;
  strangers: number;
  oneWayPayers?: number;
  passedOn: string;
  passedOnMost: number | null;
  roundTrip: string;
  roundTripMost: string | null;
  topPartner: { address: string | null; sent: number } | null;
  busiest: { sent: number; from: number } | null;
  cluster: {
    chainId: number;
    wallet: string;
    funder: string;
    size: number;
    sentToFunder: number;
  } | null;
  chain: { chainId: number; wallet: string; funder: string; length: number } | null;
  alike?: {
    wallet: string;
    size: number;
    members: readonly string[];
    by: "contracts" | "funding";
  } | null;
  passed?: readonly ({
    wallet: string;
    chainId: number;
    hands: number;
    left: string;
    balanceTime: string;
    balance: string;
  })[];
  listed: {
    listsHash: string;
    contacts: number | null;
    paid?: number | null;
    addresses: readonly string[];
    self: boolean | null;
  };
  social: readonly ({ issuer: string; weight: number })[];
  claimed?: readonly string[];
  overrides?: readonly ({ wallet: string; flag: string; appeal: string; decidedAt: number })[];
  service?: string;
};

/** A subject whose points on a board changed. */
export type Mover = {
  rank: number;
  /** Identity name without suffix; null if not set. */
  svcId: string | null;
  /** An address with its EIP-55 checksum. */
  address: string;
  score: number;
  percentile: number;
  /** The tier of the total. */
  tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
  /** Ranks gained (positive) or lost since the start of the period. */
  change: number;
  avatar: string | null;
  /** Points on this board at the start of the period. */
  earlierScore: number;
};

/** The announced switch to another model. */
export type ScheduledModel = {
  /** Version of the model. */
  version: string;
  /** keccak256 of the model's specification as RFC 8785 JSON; receipts name it. */
  hash: string;
  /** The earliest time of the switch; every score is then computed again. */
  from: string;
  /** ISO 8601, UTC. */
  announcedAt: string;
  /** Null if the models were not compared. */
  summary: ModelSwitchSummary | null;
};

/** Whose score changes, as of the announcement. */
export type ModelSwitchSummary = {
  subjects: number;
  /** Subjects whose total rises. */
  rise: number;
  /** Subjects whose total falls. */
  fall: number;
  /** Median change of the total over all subjects. */
  medianChange: number;
  /** Subjects by tier before, then by tier after. */
  tiers: { [name: string]: { [name: string]: number } };
};

/** A signed root over the scores of all ranked subjects. */
export type Epoch = {
  number: number;
  /** The Merkle root over all rows; zeros without rows. */
  root: string;
  /** The root of the epoch before; zeros in the first. */
  previousRoot: string;
  /** The active model. */
  modelHash: string;
  rows: number;
  chains: readonly ({
    id: number;
    block: number;
    /** Null where the source names none; signed as zeros. */
    hash: string | null;
  })[];
  /** ISO 8601, UTC, in whole seconds; signed in unix seconds. */
  at: string;
  /** An address with its EIP-55 checksum. */
  signer: string;
  signature: string;
  /** The EIP-712 domain of the signature, as of receipts. */
  domain: { name: "Credence"; version: "1"; chainId: number; salt: string };
  /** Whether rows and proofs are still stored. */
  hasRows: boolean;
  published?: readonly ({
    chainId: number;
    /** An address with its EIP-55 checksum. */
    contract: string;
    /** A transaction hash. */
    txHash: string;
    /** ISO 8601, UTC. */
    at: string;
  })[];
};

/** A row of an epoch, with what its leaf hashes besides. */
export type EpochLeaf = {
  address: string;
  total: number;
  tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary";
  breakdown: {
    activity: number;
    volume: number;
    age: number;
    diversity: number;
    governance: number;
    social: number;
    risk: number;
    loyalty: number;
  };
  /** 32 bytes in lower-case hex. */
  factsHash: string;
  /** 32 bytes in lower-case hex. */
  modelHash: string;
  /** The address of the row before; zeros in the first. */
  previous: string;
  /** The address of the row after; zeros in the last. */
  next: string;
  /** keccak256(abi.encode(uint256[8])), in the order of the categories. */
  breakdownHash: string;
  /** The leaf in the tree. */
  hash: string;
};

/** A leaf beside an address that has none. */
export type EpochNeighbour = {
  leaf: EpochLeaf;
  /** The siblings up to the root; pairs are hashed in ascending order. */
  proof: readonly string[];
  /** Position in the order of addresses, from 0. */
  index: number;
};

/** A wallet, with the progress of its history. */
export type Wallet = {
  /** An address with its EIP-55 checksum. */
  address: string;
  /** The worst of its chains. */
  state: "failed" | "queued" | "syncing" | "ready";
  chains: readonly ({
    chainId: number;
    state: "failed" | "queued" | "syncing" | "ready";
    transactions: number;
    /** The history is incomplete. */
    truncated: boolean;
    /** Present for a smart account: it acts in transactions that others send. */
    smartAccount?: true;
    error?: string;
  })[];
};

/** What is known of an address before somebody pays it. No warning is no promise. */
export type Check = {
  /** An address with its EIP-55 checksum. */
  address: string;
  /** Identity name without suffix; null if not set. */
  svcId: string | null;
  /** name: a wallet of an identity; wallet: it acted itself; contract: it was created, or is a token. Null: not known. */
  kind: "wallet" | "contract" | "name" | null;
  /** It has a score here. */
  known: boolean;
  /** Its first stored activity; null: none is stored. */
  firstSeen: string | null;
  total: number | null;
  tier: "bronze" | "silver" | "gold" | "platinum" | "diamond" | "legendary" | null;
  /** Risk signals of this wallet alone; null: not known. */
  flags: readonly ({ flag: string; note: string })[] | null;
  /** Each list of the operator's as of its last refresh (null: its date is not known, as of `LISTED_ADDRESSES`), with the entry if the address is on it; a list that could not be checked is in `unchecked`. Null: there is no list. */
  lists: readonly ({ list: string; asOf: string | null; entry: string | null })[] | null;
  /** What `from` itself paid it, and when last, and whether it received value, or a token that it moved itself, from it. Null: could not be checked. */
  relation: {
    sentBefore: boolean | null;
    receivedFrom: boolean | null;
    lastAt: string | null;
  } | null;
  /** At most ten other addresses that `from` paid and that begin and end alike. Null: none was found, and not all could be searched. */
  lookalikes: readonly ({
    /** An address with its EIP-55 checksum. */
    address: string;
    samePrefix: number;
    sameSuffix: number;
    lastAt: string | null;
  })[] | null;
  /** At most ten addresses of its history that look like this one and to which no payment of `from` was found: `sent` value or a token, or named by transfers that others made up. */
  copies: readonly ({
    /** An address with its EIP-55 checksum. */
    address: string;
    samePrefix: number;
    sameSuffix: number;
    sent: boolean;
    madeUp: boolean;
  })[] | null;
  warnings: readonly ({
    code: "self" | "lookalike" | "planted" | "dust" | "copies" | "token" | "new_contract" | "listed" | "flags";
    message: string;
  })[];
  /** What could not be found out, or only in part. */
  unchecked: readonly ({
    code: "address" | "score" | "kind" | "flags" | "lists" | "from" | "history";
    message: string;
  })[];
  /** The blocks that were searched for what `from` did. */
  coverage: readonly Coverage[];
};

/** An agent of ERC-8004, its file, and its feedback by what those who gave it count. */
export type Agent = {
  /** `eip155:chain:registry#agentId`. */
  id: string;
  /** A chain id. */
  chainId: number;
  agentId: string;
  /** Null: it was burned. */
  owner: string | null;
  /** Null after each transfer, until the new owner sets one. */
  wallet: string | null;
  registeredAt: string | null;
  /** Where its registration file is; null: nowhere, or longer than 65,536 characters. */
  uri: string | null;
  registration: {
    state: "read" | "none" | "unsupported" | "unread" | "invalid";
    /** Where the file is. gzip: a data URI that is compressed. */
    form: "data" | "gzip" | "ipfs" | "https" | "other" | null;
    /** Why it was not read. */
    problem: string | null;
    /** Which agent the file says that it is of: this one, or only others, as those of another chain's registry. Null: not read. */
    claims: "this" | "other" | "none" | null;
    /** At most 10 others that it names: `eip155:chain:registry#agentId`. */
    otherAgents: readonly string[];
    /** What the file says; long texts and lists are cut. Nobody has checked it. */
    file: {
      type: string | null;
      name: string | null;
      description: string | null;
      image: string | null;
      services: readonly ({ name: string; endpoint: string; version: string | null })[];
      active: boolean | null;
      x402Support: boolean | null;
      supportedTrust: readonly string[];
    } | null;
  };
  feedback: {
    /** Entries that count. */
    count: number;
    /** Not counted: of wallets that own or owned the agent, are or were its wallet, or belong to one. */
    own: number;
    /** Not counted: revoked by their givers. */
    revoked: number;
    /** Not counted: logged in a form of a draft of the standard, or with a value beyond what the registry takes. */
    drafts: number;
    responses: number;
    /** By tag, the mean of all entries as a decimal string. Values of different tags have different units. */
    raw: readonly ({ tag: string; value: string; count: number })[];
    /** The same tags, each giver's newest entry by what the giver counts. Null: nobody counts. */
    weighted: readonly ({ tag: string; value: string | null; givers: number; weight: number })[];
    /** Tags beyond the 20 shown. */
    otherTags: number;
    givers: {
      count: number;
      /** Without a score here: they count for nothing. */
      unknown: number;
      /** First acted less than 30 days before, as far as it is known. */
      new: number;
      /** The 20 that count most. */
      top: readonly ({
        /** An address with its EIP-55 checksum. */
        address: string;
        svcId: string | null | null;
        /** Its points now; null: no score is known here. */
        total: number | null;
        /** Agents that it praised, this one too. */
        praised: number;
        weight: number;
        entries: number;
        /** It first acted less than 30 days before its first entry. Null: not known, as of a wallet whose history is not stored whole. */
        isNew: boolean | null;
      })[];
    };
    /** Givers that hang together; each ring counts as its strongest member. */
    rings: readonly ({
      kind: "funding" | "alike" | "mutual";
      /** funding: who funded them first. */
      by: string | null;
      size: number;
      /** At most 10 of them. */
      givers: readonly string[];
    })[];
    /** Rings beyond the 20 largest, which are shown. */
    otherRings: number;
  };
  coverage: {
    state: "ok" | "partial";
    fromBlock: number;
    toBlock: number | null;
    /** What could not be read or checked, so that figures may lack it. */
    unchecked: readonly ({
      code: "earlier" | "transactions" | "feedback" | "owners" | "givers" | "chain";
      message: string;
    })[];
  };
};

/** A name, its owner and wallets. `address` is the primary wallet. */
export type Identity = {
  /** Name without suffix. */
  svcId: string;
  /** Name with suffix. */
  name: string;
  state: "minted" | "activated";
  /** An address with its EIP-55 checksum. */
  owner: string;
  /** An address with its EIP-55 checksum. */
  address: string;
  wallets: readonly ({
    /** An address with its EIP-55 checksum. */
    address: string;
    primary: boolean;
    /** ISO 8601, UTC. */
    linkedAt: string;
    /** Present while the wallet waits since it left another identity: from when it counts for this one. */
    countsFrom?: string;
  })[];
  chainId: number;
  /** A whole number as a decimal string. */
  tokenId: string;
  parent: string | null;
  /** Rises with each activation, link, unlink and transfer. */
  nonce: number;
  /** Block time of the mint. */
  createdAt: string;
  activatedAt: string | null;
  /** The mint's block is final. */
  final: boolean;
  avatar: string | null;
  /** Present while an operator hides the name from pages and lists; only in the answer for one identity. */
  hidden?: Hidden;
  /** Present for a token whose name is blocked: it belongs to another system of names, as `eth`, or to the operator's list. It is no name here, and resolves to nobody. */
  blocked?: true;
  /** Present for a name that somebody else sent to its owner, by a transfer or as a subname, until the owner activates it: it does not speak for the wallet. */
  received?: true;
  /** Present for a name that changed owner within 30 days: from when it has points. */
  countsFrom?: string;
};

/** Why an operator hides it from pages and lists, and since when. */
export type Hidden = {
  reason: string;
  /** ISO 8601, UTC. */
  at: string;
};

/** A sign-in of a wallet. */
export type Session = {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Exact to a minute; null: never. */
  lastUsedAt: string | null;
  /** ISO 8601, UTC. */
  expiresAt: string;
  /** Whether this request uses it. */
  current: boolean;
  /** A browser's cookie, or a Bearer token. */
  kind: "browser" | "token";
};

/** An API key after its creation. */
export type ApiKey = {
  id: string;
  name: string;
  /** `publishable`: for pages, whose readers see it. Absent: for your servers. */
  kind?: "publishable";
  /** Of a publishable key: whose pages may use it. */
  origins?: readonly string[];
  /** Of a publishable key: what it may evaluate. */
  policyIds?: readonly string[];
  /** admin includes write, write includes read. */
  permissions: readonly ("read" | "write" | "admin")[];
  /** Requests per minute; null: only the plan tier's limit. */
  rateLimit: number | null;
  /** The key's beginning. */
  prefix: string;
  /** The key's last four characters. */
  last4: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Exact to a minute. */
  lastUsedAt: string | null;
  /** When a replaced key ends. */
  expiresAt: string | null;
  revokedAt: string | null;
  /** Why an operator suspended it; absent unless one has. */
  suspensionReason?: string;
};

/** Statistics of swaps; all null if none of the chains has logs. */
export type TradingStats = {
  trades: number | null;
  volume: string | null;
  volumeByToken: readonly ({
    chainId: number;
    /** An address with its EIP-55 checksum. */
    token: string;
    /** Units given to pools. */
    amountIn: string;
    /** Units received from pools. */
    amountOut: string;
    /** Wei; null for a token without a price. */
    volume: string | null;
  })[] | null;
  distinctTokens: number | null;
  distinctPools: number | null;
  realizedProfit: string | null;
  firstTradeAt: string | null;
  lastTradeAt: string | null;
};

/** An achievement and its requirement. */
export type Achievement = {
  id: string;
  title: string;
  description: string;
  category: "wallet_age" | "transaction_volume" | "protocol_usage" | "governance" | "social" | "defi" | "nft" | "trading";
  rarity: "common" | "uncommon" | "rare" | "epic" | "legendary";
  points: number;
  /** Points that a claim adds to the score at most. */
  scoreBonus: number;
  /** URL of an SVG image. */
  icon: string;
  /** As a sentence. */
  requirement: string;
  /** Subjects that have earned it and still meet the requirement. */
  holders: number;
};

/** An identity's achievement. */
export type UserAchievement = {
  id: string;
  title: string;
  description: string;
  category: "wallet_age" | "transaction_volume" | "protocol_usage" | "governance" | "social" | "defi" | "nft" | "trading";
  rarity: "common" | "uncommon" | "rare" | "epic" | "legendary";
  points: number;
  /** Points that a claim adds to the score at most. */
  scoreBonus: number;
  /** URL of an SVG image. */
  icon: string;
  earned: boolean;
  earnedAt: string | null;
  /** Null when earned. */
  progress: AchievementProgress | null;
};

export type AchievementProgress = {
  current: number;
  required: number;
  /** 100 only if earned. */
  percentage: number;
  /** Each required fact. */
  requirements: { [name: string]: { current: number; required: number } };
};

/** A named, versioned measure of a subject that rules compare. */
export type Module = {
  id: string;
  name: string;
  version: string;
  type: "number" | "string" | "boolean";
  /** Bounds of a number (max null: none), or the possible values. */
  range: { min: number; max: number | null } | { values: readonly (string | boolean)[] };
  /** As text. */
  formula: string;
  /** Its inputs. */
  inputs: readonly string[];
};

export type SavedPolicy = {
  id: string;
  name: string;
  policy: { [name: string]: unknown };
  /** ISO 8601, UTC. */
  createdAt: string;
};

export type PolicyResult = {
  /** indeterminate: it could not be checked. */
  outcome: "pass" | "fail" | "indeterminate";
  allowed: boolean;
  rules: readonly RuleResult[];
  /** ISO 8601, UTC. */
  evaluatedAt: string;
  /** The day of the request: what follows is by everything up to its end. */
  at?: string;
  /** Present with `at`, if the subject had points then: when the service computed them. */
  recordedAt?: string;
};

export type RuleResult = {
  /** The position of the rule in the policy, as `0` or `1.2`. */
  id: string;
  module: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty" | "percentile" | "tier" | "identity" | "attestation" | "token" | "contract" | "held" | "walletAgeDays" | "flag" | "underReview" | "listed";
  /** indeterminate: it could not be checked. */
  outcome: "pass" | "fail" | "indeterminate";
  /** The measured value, or null. */
  actual: number | string | boolean | null;
  /** The rule's value from the policy; null if omitted. */
  required: number | string | boolean | readonly (number | string | boolean)[] | null;
  /** How far the measure is from passing, in its own unit (points for a tier); null without a distance. */
  gap: number | string | boolean | null;
  reason: string;
  /** A change that makes the rule pass, found by scoring the changed facts; null if none is known. */
  howTo: { change: string; reaches: number | string | boolean } | null;
  /** Time of the oldest data behind the measured value. */
  dataAsOf: string | null;
  /** Of a rule on a contract, or on an oracle's list: the block as of which it was asked. */
  block?: { chainId: number; number: number; hash: string };
};

export type PolicyBatchResult = {
  /** indeterminate: it could not be checked. */
  outcome: "pass" | "fail" | "indeterminate";
  allowed: boolean;
  rules: readonly RuleResult[];
  /** ISO 8601, UTC. */
  evaluatedAt: string;
  /** The day of the request: what follows is by everything up to its end. */
  at?: string;
  /** Present with `at`, if the subject had points then: when the service computed them. */
  recordedAt?: string;
  /** As the caller wrote it. */
  identity: string;
  /** Whether it is known; unknown ones are indeterminate. */
  found: boolean;
  svcId: string | null;
  address: string | null;
  /** Fields of `rules` omitted to keep the response below 1 MB: `reason` is then empty, `required` null if it is a list, and the others are null. Empty except in large batches. */
  leftOut: readonly string[];
};

/** An exact simulation of a saved policy, run in the background. */
export type PolicySimulation = {
  id: string;
  policyId: string;
  state: "waiting" | "running" | "finished" | "failed";
  /** All with a score when it began to run; 0 while it waits. */
  subjects: number;
  /** Those evaluated so far; others may get a score meanwhile. */
  evaluated: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  finishedAt: string | null;
  /** Why it failed. */
  error: string | null;
  /** Once it is finished: of everybody, each as of the time of its evaluation. */
  result: {
    /** The given subjects, or all with a score. */
    population: number;
    /** Evaluated subjects; an even sample of a large population. */
    evaluated: number;
    pass: number;
    fail: number;
    indeterminate: number;
    /** Of the share that passes (`pass / evaluated`), with 95 % confidence, as a share of 1: 0.012 is ±1.2 percentage points. 0 if everybody was evaluated. */
    marginOfError: number;
    /** For each rule on a number: the share that passes the policy with this value in the rule. */
    byThreshold: readonly ({
      id: string;
      module: "total" | "activity" | "volume" | "age" | "diversity" | "governance" | "social" | "risk" | "loyalty" | "percentile" | "tier" | "identity" | "attestation" | "token" | "contract" | "held" | "walletAgeDays" | "flag" | "underReview" | "listed";
      thresholds: readonly ({ value: number; pass: number })[];
    })[];
  } | null;
};

/** Wallets whose changes of outcome are events of the developer. */
export type PolicyWatch = {
  wallets: number;
  /** ISO 8601, UTC. */
  since: string;
};

/** A list of wallets, evaluated in the background. */
export type List = {
  id: string;
  name: string;
  state: "asking" | "waiting" | "reading" | "evaluating" | "complete" | "failed" | "cancelled";
  /** Why it waits or failed. */
  reason: string | null;
  policyId: string | null;
  chainId: number | null;
  at: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  completedAt: string | null;
  /** ISO 8601, UTC. */
  expiresAt: string;
  /** The list it was made from again. */
  previousId: string | null;
  /** How the upload was understood. */
  format: { dialect: string; column: string | number | null; header: boolean } | null;
  source?: ListSourceState;
  /** While it asks: the columns to choose from. */
  columns?: readonly ({ name: string; addresses: number; example: string | null })[];
  /** While it asks: its first five records, each cell cut to 80 characters. */
  sample?: readonly (readonly string[])[];
  counts: {
    /** Records that were taken. */
    rows: number;
    /** Different addresses and names. */
    identities: number;
    /** Rows beyond the first of an identity. */
    duplicates: number;
    /** Lines that are no identity, and those that can be repaired. */
    bad: number;
    names: number;
    /** Zero, burn and precompile addresses, contracts and known services. */
    special: number;
    /** Identities with a score, of those evaluated so far. */
    known: number;
    /** Identities that are not known here: all addresses that are read, or with `read: none` those of the rows evaluated so far. */
    toRead: number;
    /** Identities that were read for this list. */
    read: number;
  };
  badLines: readonly ({ line: number; reason: string; text: string })[];
  estimate: {
    secondsLeft: number | null;
    /** Wallets that are still to be read; before the first, all. */
    reads: number;
    readsPerMinute: number | null;
  };
  summary: ListSummary | null;
};

/** Where a list comes from in place of an upload, and how far that is read. */
export type ListSourceState = {
  asked: ListSource;
  /** As of which block it is read; null while that is not known, and of a board. */
  block: { number: number; hash: string } | null;
  /** Of holders: what the token is. */
  standard: "erc20" | "erc721" | "erc1155" | null;
  /** Of logs: their first block, the number of blocks that are read, and of logs in them. */
  progress: { from: number; read: number; logs: number } | null;
  /** Of holders: what all of them hold together. */
  supply: string | null;
  /** By what its rows were checked, and what was left out. */
  checked: string | null;
};

export type ListSummary = {
  outcomes: { pass: number; fail: number; indeterminate: number } | null;
  /** Why identities are indeterminate, the most frequent reasons first. */
  unchecked: readonly ({ reason: string; identities: number })[];
  /** Known identities by total, in steps of 50. */
  totals: readonly ({ from: number; identities: number })[];
  /** For each rule on a number: how many would pass with this value in the rule. */
  byThreshold: readonly ({
    id: string;
    module: string;
    thresholds: readonly ({ value: number; passing: number })[];
  })[];
  /** For each rule: who fails it, who could not be checked, whom it alone keeps out, and the time of its oldest data. */
  rules: readonly ({
    id: string;
    module: string;
    fails: number;
    unchecked: number;
    keepsOut: number;
    dataAsOf: string | null;
  })[];
  /** Identities that name a wallet which an earlier one names too. */
  oneWallet: number;
  /** Identities for which another row of the same person stands. */
  onePerson: number;
  /** Against the earlier run: who passes now, who fails now, other changes, who is new or gone. */
  difference: {
    passed: number;
    failed: number;
    other: number;
    added: number;
    removed: number;
  } | null;
};

/** Wallets of a list that look like one person's. */
export type ListCluster = {
  /** Its number in the list, from 1; the largest cluster is the first. */
  id: number;
  size: number;
  /** How strongly the evidence speaks for one person, from 0 to 1000. */
  strength: number;
  /** Its first 100 wallets; the results of the list name the cluster of each. */
  members: readonly string[];
  evidence: readonly ({
    /** `funding`: funded by one address within days, in a chain, or paying hardly anybody but each other. `contracts`: the same contracts, which few others call. `weeks`: the same weeks of activity. `gathering`: most of their money went to one place. `rows`: entries of the upload. */
    kind: "funding" | "contracts" | "weeks" | "gathering" | "rows";
    strength: number;
    /** A sentence with the number of wallets that it holds for. */
    detail: string;
  })[];
  /** The member that is kept where one of each is: with the highest total, then the lowest address. */
  keep: string;
};

/** A link that shows a list to whoever has it. */
export type ListShare = {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
};

/** A Merkle tree over the wallets of a list. */
export type ListTree = {
  id: string;
  listId: string;
  who: "pass" | "kept" | "wallets";
  amount: string | null;
  cap: string | null;
  floor: string | null;
  decimals: number | null;
  state: "building" | "ready" | "failed";
  /** Why it failed. */
  reason?: string;
  /** Percent. */
  progress: number;
  /** 32 bytes in lower-case hex. */
  root?: string;
  leaves: number | null;
  /** Of all amounts, in units. */
  sum: string | null;
  /** The list's saved policy; signed as keccak256 of the id, zeros without one. */
  policyId: string | null;
  /** 00:00 UTC of the judged day, unix seconds. */
  day: number;
  /** 32 bytes in lower-case hex. */
  modelHash: string;
  /** Unix seconds. */
  issuedAt: number | null;
  /** EIP-712 `ListRoot {bytes32 root, bytes32 policyId, uint64 day, bytes32 modelHash, uint64 issuedAt}`. */
  signature?: string;
  /** An address with its EIP-55 checksum. */
  signer?: string;
  /** The EIP-712 domain of the signature, as of receipts. */
  domain?: { name: "Credence"; version: "1"; chainId: number; salt: string };
  /** ISO 8601, UTC. */
  createdAt: string;
  readyAt: string | null;
};

/** A schema; `name` is null for a schema from a chain. */
export type AttestationSchema = {
  /** A transaction hash. */
  uid: string;
  name: string | null;
  schema: string;
  revocable: boolean;
};

/** An issuer's statement about a subject. */
export type Attestation = {
  id: string;
  /** An address with its EIP-55 checksum. */
  subject: string;
  /** An address with its EIP-55 checksum. */
  issuer: string;
  /** The schema's uid. */
  schema: string;
  schemaName: string | null;
  /** Empty unless `dataState` is `decoded`. */
  data: { [name: string]: unknown };
  /** `undecodable`: `encodedData` is not the canonical ABI encoding of the schema's fields, or they take more than 64 KiB as JSON. `omitted`: the data of an on-chain attestation exceeds 64 KiB and is only in its transaction. */
  dataState: "decoded" | "undecodable" | "omitted";
  /** Length of the encoded data. */
  dataBytes: number;
  encodedData: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC. */
  revokedAt?: string;
  /** Absent if revoked on chain. */
  revocationReason?: "relationship_ended" | "skill_outdated" | "achievement_invalid" | "reputation_changed" | "identity_verification_failed" | "other";
  revocationDetails?: string;
  publicReason?: string;
  status: "active" | "revoked" | "expired";
  /** EAS's uid. Two issuers can have the same uid; `id` is unique. */
  uid: string;
  chainId: number;
  /** Time of the attestation, set by the issuer; unix seconds. */
  time: number;
  /** Unix seconds; 0: never. */
  expirationTime: number;
  revocable: boolean;
  /** A transaction hash. */
  refUID: string;
  signatureKind: "eoa" | "erc1271" | "erc6492" | "onchain";
  /** The issuer's current total. */
  issuerScore: number;
  /** Only for on-chain attestations. */
  txHash: string | null;
  /** False while a reorg could remove an on-chain attestation. */
  final: boolean;
  /** In lists: shortened fields. Get Attestation returns them in full. */
  truncated?: readonly ("data" | "encodedData" | "revocationDetails" | "publicReason")[];
};

/** A wallet's owner contests a risk flag. All of it is public. */
export type Appeal = {
  id: string;
  /** An address with its EIP-55 checksum. */
  wallet: string;
  /** A risk flag's code, or `listed_contact:` and the address of one listed contact. */
  flag: string;
  status: "open" | "upheld" | "rejected" | "withdrawn";
  /** Empty while it is hidden. */
  reason: string;
  /** URLs and transaction hashes; none while they are hidden. */
  evidence: readonly string[];
  /** ISO 8601, UTC. */
  openedAt: string;
  /** When the operator should have decided. */
  decideBy: string;
  /** It is still open after `decideBy`. Nothing is decided by itself. */
  late: boolean;
  /** When it was upheld, rejected or withdrawn. */
  decidedAt?: string;
  /** Why it was upheld or rejected. */
  decision?: string;
  /** Of an upheld one: the first day whose close it counts in. */
  fromDay?: string;
  /** Of a decided one: the total of the wallet's subject before and after the decision. */
  score?: { before: number; after: number };
  /** Present while an operator hides what the owner wrote. */
  hidden?: Hidden;
};

/** A developer's endpoint for events. */
export type Webhook = {
  id: string;
  url: string;
  events: readonly ("identity.created" | "identity.activated" | "score.updated" | "achievement.earned" | "achievement.claimed" | "attestation.created" | "attestation.revoked" | "lists.completed" | "policy.outcome_changed" | "model.scheduled" | "model.cancelled" | "model.activated")[];
  /** Only events about these names and wallets; absent: about everybody. */
  subjects?: readonly string[];
  active: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Why the service disabled it; null if it did not. */
  disabledReason: string | null;
  /** What keys `webhook-signature`: the bytes that the secret's base64 stands for, as libraries of Standard Webhooks read it (`base64`), or those of its text (`utf8`), which no library reads from the text. */
  webhookSignatureKey?: "base64" | "utf8";
  /** The last time, within 30 days, that it got no events because too many deliveries waited; absent: it got all. */
  missed?: {
    /** ISO 8601, UTC. */
    from: string;
    /** Null: still. */
    until: string | null;
  };
};

/** One event for one webhook, and its attempts. */
export type Delivery = {
  id: string;
  event: "identity.created" | "identity.activated" | "score.updated" | "achievement.earned" | "achievement.claimed" | "attestation.created" | "attestation.revoked" | "lists.completed" | "policy.outcome_changed" | "model.scheduled" | "model.cancelled" | "model.activated";
  /** The event's data. */
  data: { [name: string]: unknown };
  status: "pending" | "delivered" | "failed";
  attempts: readonly DeliveryAttempt[];
  nextAttemptAt: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The original delivery, if it sends one again; null otherwise. The original may have expired. */
  replayOf: string | null;
};

export type DeliveryAttempt = {
  /** ISO 8601, UTC. */
  at: string;
  /** Null without a response. */
  statusCode: number | null;
  durationMs: number;
  /** Why it failed; null after a success. */
  error: string | null;
};

/** A delivery with what each attempt sent and received. */
export type DeliveryDetail = {
  id: string;
  event: "identity.created" | "identity.activated" | "score.updated" | "achievement.earned" | "achievement.claimed" | "attestation.created" | "attestation.revoked" | "lists.completed" | "policy.outcome_changed" | "model.scheduled" | "model.cancelled" | "model.activated";
  /** The event's data. */
  data: { [name: string]: unknown };
  status: "pending" | "delivered" | "failed";
  attempts: readonly DeliveryAttemptDetail[];
  nextAttemptAt: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The original delivery, if it sends one again; null otherwise. The original may have expired. */
  replayOf: string | null;
};

export type DeliveryAttemptDetail = {
  /** ISO 8601, UTC. */
  at: string;
  /** Null without a response. */
  statusCode: number | null;
  durationMs: number;
  /** Why it failed; null after a success. */
  error: string | null;
  /** As they were sent; null if nothing was sent, and for attempts of earlier versions. */
  requestHeaders: { [name: string]: string } | null;
  /** The first 4 kB of the response as UTF-8 text; null without a response, and for attempts of earlier versions. */
  responseBody: string | null;
};

/** Where a signed-in wallet gets notices. */
export type NoticeChannel = {
  id: string;
  medium: "email" | "slack" | "discord";
  /** Its beginning and end. */
  target: string;
  kinds: readonly ("chain" | "explorer" | "backups" | "disk" | "appeals" | "screening" | "quota" | "webhook" | "key" | "model" | "list" | "score" | "decision" | "reservation" | "achievement")[];
  status: "unconfirmed" | "active" | "paused";
  /** Why it is paused. */
  reason: string | null;
  /** Until when its confirmation is valid. */
  confirmBy: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Of the last 7 days. */
  lastSentAt: string | null;
};

/** The state of a name. */
export type NameLookup = {
  /** Without suffix, otherwise as sent. */
  name: string;
  /** Whether it satisfies the format rules. */
  valid: boolean;
  /** Whether it can be minted. */
  available: boolean;
  status: "available" | "reserved" | "minted" | "blocked" | "invalid";
  /** The reservation that holds a reserved name. */
  reservation?: {
    status: "active" | "refundable" | "expired" | "refunded" | "settled";
    /** A chain id. */
    chainId: number;
    /** A transaction hash. */
    txHash: string;
    /** ISO 8601, UTC. */
    reservedAt: string;
    /** ISO 8601, UTC. */
    expiresAt: string;
    /** An address with its EIP-55 checksum. */
    address: string;
  };
  /** Of a minted name. */
  owner?: string;
  /** The chain of a minted or reserved name. */
  chainId?: number;
  /** Of a minted name. */
  tokenId?: string;
  /** Why it is not available. */
  reason?: string;
  /** Available names. */
  suggestions?: readonly string[];
};

/** A reservation of a name on chain. */
export type Reservation = {
  name: string;
  status: "active" | "refundable" | "expired" | "refunded" | "settled";
  /** A chain id. */
  chainId: number;
  /** A transaction hash. */
  txHash: string;
  /** ISO 8601, UTC. */
  reservedAt: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
};

/** A referral of a wallet. */
export type Referral = {
  code: string;
  /** An address with its EIP-55 checksum. */
  referrer: string;
  /** An address with its EIP-55 checksum. */
  referee: string;
  status: "tracked" | "confirmed";
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** A condition of a mint, and whether it is met. */
export type MintReason = {
  code: "NAME_FORMAT" | "NAME_NOT_BLOCKED" | "NAME_NOT_MINTED" | "NAME_NOT_RESERVED" | "NO_OTHER_VOUCHER" | "VOUCHERS_LEFT" | "CHAIN_SUPPORTED" | "VOUCHERS_SIGNED" | "WALLET";
  ok: boolean;
  message: string;
};

/** Something that needs an operator. */
export type Attention = {
  /** The page that shows it. */
  area: "chains" | "jobs" | "webhooks" | "appeals" | "screening";
  /** A sentence. */
  text: string;
};

/** An act of an owner, a developer or an operator. */
export type AuditEntry = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** A wallet in lower case; issuer and subject of a person, with a space; `operator:cli`, `system` or `anonymous`. */
  actor: string;
  act: string;
  /** The id of what changed. */
  target: string;
  /** What belongs to the act, without secrets. */
  details: { [name: string]: unknown };
  /** The request's id; null in entries of earlier versions. */
  requestId: string | null;
};

/** A chain as operators see it. */
export type ControlledChain = {
  chainId: number;
  name: string;
  /** `waiting`: No worker reads it yet. `syncing`: Blocks below its head are being read. `following`: Its blocks are read as they come. `retrying`: Its nodes answer, but not with blocks that can be used. They are asked again with growing pauses. `unreachable`: None of its nodes has answered anything for a minute. They are asked again all the time. `restarting`: The worker that follows it failed twice for one reason. It starts again each second. `stopped`: Its nodes replaced final blocks, or have another chain. They are compared again each minute. `paused`: An operator has paused it. `explorer`: It has no rpcUrls: histories of tracked wallets are read, no blocks are followed. */
  state: "waiting" | "syncing" | "following" | "retrying" | "unreachable" | "restarting" | "stopped" | "paused" | "explorer";
  /** Newest indexed block. */
  block: number | null;
  /** The chain's head, as last read. */
  head: number | null;
  /** Newest final block. */
  finalized: number | null;
  error: string | null;
  /** What an operator does about the state; null: nothing. */
  action: string | null;
  /** Transactions that could not be understood. */
  quarantined: number;
  /** Recent blocks whose stated time is before their parent's or after 2106: they count at their parent's time. */
  oddTimes: number;
  /** The next block, if no node gives it, and since when it is asked for. */
  missingBlock: {
    number: number;
    /** ISO 8601, UTC. */
    since: string;
  } | null;
  pausedAt: string | null;
  pauseReason: string | null;
  /** The oldest block from which it can be indexed again; null: none. */
  oldestReindexBlock: number | null;
  /** The last request to index it again. */
  reindex: {
    fromBlock: number;
    /** ISO 8601, UTC. */
    requestedAt: string;
    /** When the blocks were rolled back; null: not yet. */
    startedAt: string | null;
  } | null;
};

/** A transaction that could not be understood, or a block that no node gave. */
export type QuarantinedTransaction = {
  chainId: number;
  block: number;
  /** Present for many blocks in a row that no node gave: the first of them; `block` is the last. */
  firstBlock?: number;
  /** Position in the block; null for a whole block, which no node gave. */
  index: number | null;
  /** Null if the node gave none, and for a whole block. */
  hash: string | null;
  /** What could not be understood, or why the block is missing. */
  reason: string;
  /** Indexed wallets it concerns, whose scores are stale meanwhile. Which ones a missing block concerns is unknown. */
  wallets: readonly string[];
  /** ISO 8601, UTC. */
  at: string;
  /** When it is read again; null once it was read. */
  retryAt: string | null;
  /** When it was read; null while it waits. */
  resolvedAt: string | null;
};

/** The account of a wallet that calls the API. */
export type Developer = {
  id: string;
  /** An address with its EIP-55 checksum. */
  wallet: string;
  /** The chain of the smart account that signs in; null: the wallet's own key signs in, or nobody did. */
  chainId: number | null;
  tier: "free" | "starter" | "professional" | "enterprise";
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Keys that are neither revoked nor expired. */
  keys: number;
  /** The last use of a key. */
  lastUsedAt: string | null;
  suspendedAt: string | null;
  suspensionReason: string | null;
};

/** A developer's webhook as operators see it. */
export type OperatedWebhook = {
  id: string;
  url: string;
  events: readonly ("identity.created" | "identity.activated" | "score.updated" | "achievement.earned" | "achievement.claimed" | "attestation.created" | "attestation.revoked" | "lists.completed" | "policy.outcome_changed" | "model.scheduled" | "model.cancelled" | "model.activated")[];
  /** Only events about these names and wallets; absent: about everybody. */
  subjects?: readonly string[];
  active: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Why the service disabled it; null if it did not. */
  disabledReason: string | null;
  /** What keys `webhook-signature`: the bytes that the secret's base64 stands for, as libraries of Standard Webhooks read it (`base64`), or those of its text (`utf8`), which no library reads from the text. */
  webhookSignatureKey?: "base64" | "utf8";
  /** The last time, within 30 days, that it got no events because too many deliveries waited; absent: it got all. */
  missed?: {
    /** ISO 8601, UTC. */
    from: string;
    /** Null: still. */
    until: string | null;
  };
  /** The developer's wallet. */
  owner: string | null;
  /** Whether an operator switched it off, so that its owner cannot switch it on. */
  operatorOff: boolean;
  /** Since when every attempt fails; null after a success. */
  failingSince: string | null;
};

/** Work in the queue. */
export type Job = {
  id: string;
  task: string;
  state: "running" | "waiting" | "failed";
  attempts: number;
  maxAttempts: number;
  /** When it is due. */
  runAt: string;
  /** Why the last attempt failed. */
  error: string | null;
};

/** A wallet's history on a chain that is not read yet. */
export type Backfill = {
  wallet: string;
  chainId: number;
  state: "running" | "waiting" | "failed";
  /** Failed turns in a row. */
  attempts: number;
  /** When its next turn is due; during a turn, when its worker counts as lost. */
  dueAt: string;
  error: string | null;
};

/** Wallets that are read once: no subjects, and forgotten 30 days after the last question. */
export type ReadOnce = {
  wallets: number;
  waiting: number;
  /** In the database, with indexes. */
  bytes: number;
  /** At most 100, most wallets first. */
  developers: readonly ReadOnceFor[];
};

/** What is kept of wallets that are read once, and for whom. */
export type ReadOnceFor = {
  /** Null: visitors of pages, together. */
  developerId: string | null;
  /** That its questions, or those for its policies, made known. */
  wallets: number;
  /** Of these, wallets that are not read yet. */
  waiting: number;
  /** Readings of the last 24 hours, of LIST_READS_PER_DAY. */
  readsToday: number;
};

/** The newest comparison of a model with the active one. */
export type StoredModelComparison = {
  /** Version of the model. */
  version: string;
  /** ISO 8601, UTC. */
  requestedAt: string;
  /** Subjects compared so far. */
  compared: number;
  /** Subjects with a score when it began. */
  subjects: number;
  /** Null while it waits or runs. */
  finishedAt: string | null;
  /** Why the last attempt failed; the job is tried again. */
  error: string | null;
  /** Null before it is finished. */
  result: ModelComparison | null;
};

/** Every subject scored by two models. */
export type ModelComparison = {
  /** Version of the model. */
  active: string;
  /** Version of the model. */
  candidate: string;
  subjects: number;
  /** Subjects whose total rises. */
  rise: number;
  /** Subjects whose total falls. */
  fall: number;
  /** Median change of the total over all subjects. */
  medianChange: number;
  /** Subjects by tier before, then by tier after. */
  tiers: { [name: string]: { [name: string]: number } };
  /** Subjects whose total changes, by cause. */
  causes: { [name: string]: {
    fall: number;
    rise: number;
    /** Of those that fall: into a lower tier. */
    tierDown: number;
    tierUp: number;
  } };
  /** The ten largest falls, largest first; equal ones by address. */
  falls: readonly ({
    subject: string;
    before: number;
    after: number;
    tierBefore: string;
    tierAfter: string;
    /** What changes the total most: `trust`, or a category beyond what trust does. */
    cause: string;
  })[];
  rises: readonly ({
    subject: string;
    before: number;
    after: number;
    tierBefore: string;
    tierAfter: string;
    /** What changes the total most: `trust`, or a category beyond what trust does. */
    cause: string;
  })[];
};

/** A list of addresses of the operator's, which changes no score. */
export type ScreeningList = {
  /** What rules and answers call it. */
  name: string;
  title: string;
  source: "file" | "url" | "oracle";
  /** The file's path, the URL's host, or the oracle's chain and address. */
  place: string;
  /** Its last refresh; null: none yet, or an oracle. */
  asOf: string | null;
  /** The date that the source states of itself. */
  publishedAt: string | null;
  /** It was not refreshed in time: who is not on it may be listed by now. */
  stale: boolean;
  entries: number;
  /** Lines of the source that name no address. */
  unread: number;
  /** Why the last refresh failed. */
  error: string | null;
  failingSince: string | null;
  /** Entries of the newest answer, where they are less than half of those before: it waits for an operator. */
  refused: number | null;
};

/** Something that an operator hides from pages and lists. */
export type TakedownEntry = {
  id: string;
  /** What is hidden; an avatar is a name's picture in wallets, and of an appeal its reason and evidence. */
  kind: "attestation" | "name" | "avatar" | "appeal";
  /** The id of the attestation or appeal, or the name without suffix. */
  target: string;
  reason: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Since when it is shown again; null while it is hidden. */
  liftedAt: string | null;
};

export interface Client {
  /** Calls an endpoint. Throws {@link ApiError} for errors of the service. */
  call<K extends keyof Calls>(
    key: K,
    ...input: Record<never, never> extends Calls[K]["input"]
      ? [input?: Calls[K]["input"] & CallOptions]
      : [input: Calls[K]["input"] & CallOptions]
  ): Promise<Calls[K]["answer"]>;
}

/** A client of one service. */
export function createClient(options: ClientOptions = {}): Client {
  const call = createCaller(options);
  return { call: (key, ...[input]) => call(key, input) };
}

// This text, after the types of the calls, is the downloadable client. It imports nothing.

/** The service returned an error, or the response is not JSON. */
export class ApiError extends Error {
  readonly status: number;
  /** The error's code, such as USER_NOT_FOUND; UNREADABLE if the response is not from the service. */
  readonly code: string;
  /** Each problem of the request: its path, such as `body.events.0`, and a message. */
  readonly details: readonly { path: string; message: string }[];
  readonly requestId: string | null;
  /** Seconds to wait after RATE_LIMIT_EXCEEDED. */
  readonly retryAfter: number | null;

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    details?: readonly { path: string; message: string }[];
    requestId: string | null;
    retryAfter: number | null;
  }) {
    super(fields.message);
    this.name = "ApiError";
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? [];
    this.requestId = fields.requestId;
    this.retryAfter = fields.retryAfter;
  }
}

export interface ClientOptions {
  /** Such as `https://credence.example`. Default in a browser: the page's own host. */
  baseUrl?: string;
  /** An API key or a session token. */
  apiKey?: string;
  /** In a browser: `omit` calls without the session's cookie. */
  credentials?: "omit";
  /** Replaces the global fetch. */
  fetch?: typeof fetch;
}

/** Options of every call. */
export interface CallOptions {
  /** Identifies an unsafe request, so that repeating it does nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface LooseInput extends CallOptions {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Calls endpoints by `METHOD /path/with/{braces}`. The caller states the type of the response. */
export function createCaller({ baseUrl, apiKey, credentials, fetch: send = fetch }: ClientOptions) {
  return async <Output>(key: string, input: LooseInput = {}): Promise<Output> => {
    const { params, query, body, idempotencyKey, signal } = input;
    const [method = "GET", path = "/"] = key.split(" ");
    const { url, ...request } = writeRequest({
      method,
      path,
      params,
      query,
      body: body === undefined ? undefined : JSON.stringify(body),
      baseUrl,
      apiKey,
      idempotencyKey,
    });
    return read(await send(url, { ...request, signal, ...(credentials && { credentials }) }));
  };
}

/** An HTTP request. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Builds the HTTP request of a call. `body` is JSON. */
export function writeRequest(call: {
  method: string;
  path: string;
  params?: object;
  query?: object;
  body?: string;
  baseUrl?: string;
  apiKey?: string;
  idempotencyKey?: string;
}): WireRequest {
  const { method, path, params = {}, query = {}, body, baseUrl = "", apiKey, idempotencyKey } = call;
  return {
    method,
    url: `${baseUrl.replace(/\/$/, "")}${fill(path, params)}${search(query)}`,
    headers: {
      Accept: "application/json",
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    },
    ...(body !== undefined && { body }),
  };
}

/** Sends a request and returns the response, also of errors. */
export function sendRequest({ url, ...request }: WireRequest): Promise<Response> {
  return fetch(url, request);
}

function fill(path: string, params: object): string {
  const values = new Map(Object.entries(params));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function search(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function read<Output>(response: Response): Promise<Output> {
  const about = {
    status: response.status,
    requestId: response.headers.get("x-request-id"),
    retryAfter: response.headers.has("retry-after") ? Number(response.headers.get("retry-after")) : null,
  };
  const body = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("success" in body)) {
    const message = `Unexpected response (${response.status}), probably from a proxy in front of Credence. Try again.`;
    throw new ApiError({ ...about, code: "UNREADABLE", message });
  }
  if (body.success !== true) {
    throw new ApiError({ ...about, code: body.error, message: body.message, details: body.details });
  }
  return body;
}
