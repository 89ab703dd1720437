#!/usr/bin/env python3
"""Trains the network that looks at letters: fit_letters.py [--minutes 38] [--seed 100] [--start NET.pt] [--without AUTHOR,…] NET.pt OUT.json
With --of figures the one that reads figures in native digits.

Needs Debian's python3-torch, python3-pil, python3-fonttools; one thread. WORDS and FONTS as strips.py has them. Frames are told the letter over them
first, which is known of rendered text, then whole texts by CTC. Words of fonts that are held out judge it every minute.
"""
import argparse, base64, importlib, json, time, math
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from torch.utils.data import IterableDataset, DataLoader
torch.set_num_threads(1); torch.manual_seed(5)
parser = argparse.ArgumentParser()
parser.add_argument('net')
parser.add_argument('out')
parser.add_argument('--minutes', type=float, default=38)
parser.add_argument('--seed', type=int, default=100)
parser.add_argument('--start')
parser.add_argument('--without', default='')
parser.add_argument('--of', default='strips')
args = parser.parse_args()
of = importlib.import_module(args.of)
Strips, CHARS, INDEX, TWINS = of.Strips, of.CHARS, of.INDEX, of.TWINS
MIN, OUT, START, SEED, WITHOUT = args.minutes, args.net, args.start, args.seed, tuple(args.without.split(','))
BATCH = 32
class Net(nn.Module):
    def __init__(self, c=of.CHANNELS, out=len(CHARS) + 1):
        super().__init__()
        def b(i, o, k, p, **kw): return nn.Sequential(nn.Conv2d(i, o, k, padding=p, bias=False, **kw), nn.BatchNorm2d(o, momentum=.02))
        self.c1 = b(1, c[0], 3, 1); self.c2 = b(c[0], c[1], 3, 1); self.c3 = b(c[1], c[2], 3, 1); self.c4 = b(c[2], c[3], 3, 1)
        self.c5 = b(c[3], c[4], (4, 3), (0, 1)); self.c6 = b(c[4], c[4], (1, 5), (0, 2)); self.c7 = b(c[4], c[4], (1, 5), (0, 4), dilation=(1, 2)); self.o = nn.Conv2d(c[4], out, 1)
    def forward(self, x):
        x = F.max_pool2d(F.relu(self.c1(x)), 2); x = F.max_pool2d(F.relu(self.c2(x)), 2); x = F.max_pool2d(F.relu(self.c3(x)), (2, 1))
        x = F.relu(self.c4(x)); x = F.relu(self.c5(x)); x = x + F.relu(self.c6(x)); x = x + F.relu(self.c7(x))
        return self.o(x)[:, :, 0].log_softmax(1)  # B C T
class Data(IterableDataset):
    def __init__(self, seed, held): self.seed, self.held = seed, held
    def __iter__(self):
        s = Strips(self.seed, self.held, WITHOUT)
        while True:
            pool = sorted((s.make() for _ in range(BATCH * 12)), key=lambda o: o[0].shape[1])
            batches = [pool[k:k + BATCH] for k in range(0, len(pool), BATCH)]; s.r.shuffle(batches)
            for b in batches: yield pack(b)
def unit(x): return (x.float() / 255).contiguous(memory_format=torch.channels_last)
def pack(b):
    w = (max(o[0].shape[1] for o in b) + 3) // 4 * 4
    x = np.zeros((len(b), 1, 32, w), np.uint8); frames = np.zeros((len(b), w // 4), np.int64); texts, lens, widths = [], [], []
    for k, (a, t, m) in enumerate(b):
        x[k, 0, :, :a.shape[1]] = a; texts += [INDEX[c] for c in t]; lens.append(len(t)); widths.append((a.shape[1] + 3) // 4)
        for c, p in zip(t, m):
            f = int(p // 4)
            if 0 <= f < w // 4: frames[k, f] = INDEX[c]
    return torch.from_numpy(x), torch.from_numpy(frames), torch.tensor(texts), torch.tensor(lens), torch.tensor(widths)
def decode(lp, widths):
    out = []
    for row, w in zip(lp.argmax(1).numpy(), widths.tolist()):
        s, last = '', 0
        for c in row[:w]:
            if c and c != last: s += CHARS[c - 1]
            last = c
        out.append(s)
    return out
def main():
    net = Net().to(memory_format=torch.channels_last); print('params', sum(p.numel() for p in net.parameters()))
    val = []
    for held in (False, True):
        it = iter(Data(7 + held, held)); val.append([next(it) for _ in range(12)])
    it = iter(DataLoader(Data(SEED, False), batch_size=None, num_workers=1, prefetch_factor=24))
    if START: start(net, START, it)
    opt = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-4, betas=(.9, .98)); t0 = time.time(); n = 0; run = 0; last = t0; res = []; wait = 0; WARM = 0 if START else .12
    peak = 1.2e-3 if START else 2.5e-3
    while True:
        f = (time.time() - t0) / 60 / MIN
        if f >= 1: break
        lr = peak * min(1, n / 200) * (.02 + .98 * .5 * (1 + math.cos(math.pi * f)))
        for g in opt.param_groups: g['lr'] = lr
        tw = time.time(); x, frames, texts, lens, widths = next(it); wait += time.time() - tw
        lp = net(unit(x))
        if f < WARM: loss = F.nll_loss(lp, frames, weight=torch.tensor([.3] + [1.0] * len(CHARS)))
        else:
            tg = texts; ls = F.ctc_loss(lp.permute(2, 0, 1).contiguous(), tg, widths, lens, reduction='none', zero_infinity=True); loss = (ls / lens.clamp(min=1)).mean()
            ce = F.nll_loss(lp, frames)
            if f < .3: loss = loss + .3 * ce
        opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(net.parameters(), 5.0); opt.step(); n += 1; run += (loss.item() - run) * max(.01, 1 / n)
        if time.time() - last > 60 or n == 50:
            last = time.time(); net.eval(); res = []
            with torch.no_grad():
                for v in val:
                    ok = tot = 0
                    for x, _, texts, lens, widths in v:
                        said = decode(net(unit(x)), widths); k = 0
                        for s, l in zip(said, lens.tolist()): ok += s == ''.join(CHARS[c - 1] for c in texts[k:k + l].tolist()); tot += 1; k += l
                    res.append(ok / tot)
            net.train(); torch.save(net.state_dict(), OUT)
            print('min %.1f steps %d loss %.3f words right %.3f held-out fonts %.3f waited %.0fs' % ((time.time() - t0) / 60, n, run, *res, wait), flush=True)
    torch.save(net.state_dict(), OUT)
    put(net.eval(), dict(seed=SEED, minutes=MIN, steps=n, loss=round(run, 3), words=[round(x, 3) for x in res]))
def start(net, path, batches):
    """Goes on from a network that was trained, or from one that was put: where that knows fewer signs, its own are the first."""
    if not path.endswith('.json'):
        state, new = torch.load(path), net.state_dict()
        for key in ('o.weight', 'o.bias'): state[key] = torch.cat([state[key], state[key][1:].mean(0, keepdim=True).expand(len(new[key]) - len(state[key]), *new[key].shape[1:])])
        return net.load_state_dict(state)
    xs = [unit(next(batches)[0]) for _ in range(12)]
    with torch.no_grad():
        for name, layer in zip(('c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'o'), json.load(open(path))['layers']):
            o, i, h, w = layer['shape']
            q = np.frombuffer(base64.b64decode(layer['weights']), np.int8).reshape(o, h, w, i).transpose(0, 3, 1, 2).astype(np.float32)
            weights = torch.from_numpy(q * np.array(layer['scales'], np.float32)[:, None, None, None]); bias = torch.tensor(layer['bias'])
            m = getattr(net, name)
            if name == 'o': m.weight[:o], m.weight[o:], m.bias[:o], m.bias[o:] = weights, weights[1:].mean(0), bias, bias[1:].mean(); continue
            # The norms of a put network are folded into its weights: they begin as what changes nothing of what these words make.
            m[0].weight.copy_(weights); seen = []
            hook = m[1].register_forward_pre_hook(lambda norm, x: seen.append(x[0].transpose(0, 1).flatten(1))); net.eval()
            for x in xs: net(x)
            hook.remove(); net.train(); seen = torch.cat(seen, 1); mean, var = seen.mean(1), seen.var(1, unbiased=False)
            m[1].bias.copy_(bias + mean); m[1].weight.copy_(torch.sqrt(var + m[1].eps)); m[1].running_mean.copy_(mean); m[1].running_var.copy_(var)
def put(net, about):
    """Weights as bytes with a scale for each channel out, the norms folded in; row, column and channel in."""
    layers = []
    for name, pad, step in [('c1', (1, 1), 1), ('c2', (1, 1), 1), ('c3', (1, 1), 1), ('c4', (1, 1), 1), ('c5', (0, 1), 1), ('c6', (0, 2), 1), ('c7', (0, 4), 2), ('o', (0, 0), 1)]:
        m = getattr(net, name)
        if name == 'o': w, b = m.weight.detach().numpy(), m.bias.detach().numpy()
        else:
            c, n = m[0], m[1]; k = (n.weight / torch.sqrt(n.running_var + n.eps)).detach(); w = (c.weight.detach() * k[:, None, None, None]).numpy(); b = (n.bias - n.running_mean * k).detach().numpy()
        s = np.abs(w).reshape(len(w), -1).max(1) / 127
        q = np.round(w / s[:, None, None, None]).astype(np.int8).transpose(0, 2, 3, 1)
        layers.append(dict(shape=list(w.shape), pad=pad, step=step, scales=[float('%.5g' % x) for x in s], bias=[float('%.5g' % x) for x in b], weights=base64.b64encode(q.tobytes()).decode()))
    json.dump(dict(about=about, signs=''.join(CHARS), twins=[''.join(TWINS), ''.join(TWINS.values())], layers=layers), open(args.out, 'w'), ensure_ascii=False, separators=(',', ':'))
if __name__ == '__main__': main()
