#!/usr/bin/env python3
"""Trains the network that tells letters of Chinese, Japanese and Korean: fit_glyphs.py [--minutes 40] [--seed 1] [--start NET.pt] NET.pt OUT.json

Needs Debian's python3-torch; two threads. GLYPHS is what glyphs.py drew. Each letter is set at 12 to 36 pixels between two others, damaged, and cut out as the
engine does. Letters of faces that are held out judge it.
"""
import argparse, base64, json, math, os, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from glyphs import EM, SIDE, SIGNS
torch.set_num_threads(2)
parser = argparse.ArgumentParser()
parser.add_argument('net'); parser.add_argument('out')
parser.add_argument('--minutes', type=float, default=40); parser.add_argument('--seed', type=int, default=1); parser.add_argument('--start')
args = parser.parse_args()
torch.manual_seed(args.seed)

# What the engine cuts out: rows, and ems of its square.
ROWS, SQUARE = 32, 1.14
BATCH = 512
CHANNELS = (32, 64, 128, 128, 192, 112)

class Net(nn.Module):
    def __init__(self, c=CHANNELS):
        super().__init__()
        def b(i, o, k=3, s=1, p=1): return nn.Sequential(nn.Conv2d(i, o, k, s, p, bias=False), nn.BatchNorm2d(o, momentum=.02))
        self.c1 = b(1, c[0], s=2); self.c2 = b(c[0], c[1], s=2); self.c3 = b(c[1], c[2]); self.c4 = b(c[2], c[3], s=2); self.c5 = b(c[3], c[4])
        self.c6 = b(c[4], c[5], 4, p=0); self.o = nn.Conv2d(c[5], len(SIGNS), 1)
    def forward(self, x):
        for layer in (self.c1, self.c2, self.c3, self.c4, self.c5): x = F.relu(layer(x))
        x = F.relu(self.c6[1](F.linear(x.flatten(1), self.c6[0].weight.flatten(1))[:, :, None, None]))
        return F.linear(x[:, :, 0, 0], self.o.weight[:, :, 0, 0], self.o.bias)

class Letters:
    def __init__(self, path):
        self.glyphs = np.load(path + '.npy', mmap_mode='r'); about = np.load(path + '.npz')
        self.signs, self.faces, self.weights, self.held = (about[k] for k in ('signs', 'faces', 'weights', 'held'))
        ink = np.concatenate([self.glyphs[k:k + 20000].max(1) > 96 for k in range(0, len(self.glyphs), 20000)])
        self.middle = ((ink.argmax(1) + SIDE - 1 - ink[:, ::-1].argmax(1)) / 2 - (SIDE - 1) / 2).astype(np.float32)
        self.of = [np.flatnonzero(self.held == h) for h in (False, True)]
        self.share = [np.cumsum(self.weights[o]) / self.weights[o].sum() for o in self.of]
    def pick(self, r, held, count):
        return self.of[held][np.searchsorted(self.share[held], r.random(count))]
    def batch(self, r, held=False, count=BATCH):
        at = self.pick(r, held, count)
        beside = np.concatenate([at[1:], at[:1]])
        x, y = (torch.from_numpy(self.glyphs[np.sort(k)][np.argsort(np.argsort(k))]).float().div_(255)[:, None] for k in (at, beside))
        return damage(x, y, torch.from_numpy(self.middle[at]), r), torch.from_numpy(self.signs[at]).long()

def gauss(x, sigma):
    if sigma < .15: return x
    n = max(1, math.ceil(2.5 * sigma)); k = torch.exp(-torch.arange(-n, n + 1).float() ** 2 / (2 * sigma * sigma)); k /= k.sum()
    x = F.conv2d(x, k.view(1, 1, 1, -1), padding=(0, n))
    return F.conv2d(x, k.view(1, 1, -1, 1), padding=(n, 0))

def damage(x, beside, middle, r):
    """Letters as they are scanned: a batch has one size and one neighbour's distance; the rest is each letter's own."""
    n = len(x)
    apart = r.integers(EM - 3, EM + 8)
    if r.random() < .8:
        x[:, :, :, apart:] = torch.maximum(x[:, :, :, apart:], beside[:, :, :, :SIDE - apart])
        x[:, :, :, :SIDE - apart] = torch.maximum(x[:, :, :, :SIDE - apart], beside.roll(1, 0)[:, :, :, apart:])
    u = r.random()
    if u < .15: x = F.max_pool2d(x, 3, 1, 1)
    elif u < .27: x = -F.max_pool2d(-x, 3, 1, 1)
    size = math.exp(r.uniform(math.log(12), math.log(36)))
    # Small letters have no use for every pixel.
    half = 2 if size < 26 else 1
    x = gauss(F.avg_pool2d(x, half) if half > 1 else x, (.42 + r.uniform(0, .35)) * EM / size / half)
    uniform = lambda a, b: torch.from_numpy(r.uniform(a, b, n).astype(np.float32))
    # The page's pixels over a little more than the square.
    wide = 1.3; side = max(8, round(size * wide))
    angle, grow, squeeze, lean = uniform(-.035, .035), torch.exp(uniform(-.11, .11)), torch.exp(uniform(-.06, .06)), uniform(-.06, .06)
    unit = wide * EM / SIDE * grow
    cos, sin = torch.cos(angle), torch.sin(angle)
    dx, dy = (middle * 2 / SIDE + uniform(-.05, .05) * EM / SIDE * 2), uniform(-.07, .07) * EM / SIDE * 2
    theta = torch.stack([torch.stack([unit * squeeze * cos, unit * (lean - sin), dx], 1), torch.stack([unit * sin, unit * cos, dy], 1)], 1)
    x = F.grid_sample(x, F.affine_grid(theta, (n, 1, side, side), align_corners=False), align_corners=False, mode='bilinear')
    if r.random() < .12: x = torch.sigmoid((x - uniform(.3, .6).view(-1, 1, 1, 1)) * 14)
    x = x * uniform(.35, 1).view(-1, 1, 1, 1) + torch.randn_like(x) * (uniform(0, 1) ** 2 * .09).view(-1, 1, 1, 1)
    x = gauss(x, r.uniform(0, .6))
    zoom = torch.zeros(n, 2, 3); zoom[:, 0, 0] = zoom[:, 1, 1] = SQUARE / wide
    x = F.grid_sample(x, F.affine_grid(zoom, (n, 1, ROWS, ROWS), align_corners=False), align_corners=False, mode='bilinear', padding_mode='border')
    flat = x.flatten(1); low, high = torch.quantile(flat[:, ::3], torch.tensor([.15, .98]), dim=1)
    return ((x - low.view(-1, 1, 1, 1)) / (high - low).clamp(min=.1).view(-1, 1, 1, 1)).clamp(0, 1)

def main():
    letters = Letters(os.environ['GLYPHS']); net = Net()
    if args.start: net.load_state_dict(torch.load(args.start))
    net = net.to(memory_format=torch.channels_last)
    r, judge = np.random.default_rng(args.seed), np.random.default_rng(7)
    val = [[letters.batch(judge, h) for _ in range(6)] for h in (False, True)]
    opt = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=2e-4); start = last = time.time(); steps, run, right = 0, 0, []
    peak = 1.5e-3 if args.start else 3e-3
    while (f := (time.time() - start) / 60 / args.minutes) < 1:
        for g in opt.param_groups: g['lr'] = peak * min(1, (steps + 1) / 300) * (.01 + .99 * .5 * (1 + math.cos(math.pi * f)))
        x, y = letters.batch(r)
        with torch.autocast('cpu', dtype=torch.bfloat16): loss = F.cross_entropy(net(x.contiguous(memory_format=torch.channels_last)).float(), y)
        opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(net.parameters(), 5.0); opt.step(); steps += 1; run += (loss.item() - run) * max(.01, 1 / steps)
        if time.time() - last > 60 or steps == 50:
            last = time.time(); net.eval()
            with torch.no_grad(): right = [float(np.mean([(net(x).argmax(1) == y).float().mean().item() for x, y in v])) for v in val]
            net.train(); torch.save(net.state_dict(), args.net)
            print('min %.1f steps %d loss %.3f letters right %.3f of faces held out %.3f' % ((time.time() - start) / 60, steps, run, *right), flush=True)
    torch.save(net.state_dict(), args.net)
    put(net.eval(), dict(seed=args.seed, minutes=args.minutes, steps=steps, loss=round(run, 3), letters=[round(x, 3) for x in right]))

def put(net, about):
    """Weights as bytes with a scale for each channel out, the norms folded in; row, column and channel in."""
    layers = []
    for name in ('c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'o'):
        m = getattr(net, name)
        conv = m if name == 'o' else m[0]
        if name == 'o': w, b = m.weight.detach().numpy(), m.bias.detach().numpy()
        else:
            c, n = m[0], m[1]; k = (n.weight / torch.sqrt(n.running_var + n.eps)).detach(); w = (c.weight.detach() * k[:, None, None, None]).numpy(); b = (n.bias - n.running_mean * k).detach().numpy()
        s = np.abs(w).reshape(len(w), -1).max(1) / 127
        q = np.round(w / s[:, None, None, None]).astype(np.int8).transpose(0, 2, 3, 1)
        layers.append(dict(shape=list(w.shape), pad=conv.padding, step=1, stride=conv.stride[0], scales=[float('%.4g' % x) for x in s], bias=[float('%.4g' % x) for x in b], weights=base64.b64encode(q.tobytes()).decode()))
    json.dump(dict(about=about, signs=''.join(SIGNS), layers=layers), open(args.out, 'w'), ensure_ascii=False, separators=(',', ':'))
if __name__ == '__main__': main()
